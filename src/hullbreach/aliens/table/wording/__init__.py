"""Views of a mission in words: names, people, contacts, boards, cards."""
