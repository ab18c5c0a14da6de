"""The Hacker."""
