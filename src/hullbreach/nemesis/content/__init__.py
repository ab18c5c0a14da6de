"""The form of a part's tables and functions, and how a box is made from them."""
