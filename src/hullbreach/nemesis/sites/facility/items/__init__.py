"""The items of Lockdown."""
