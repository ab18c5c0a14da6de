"""The objectives of Lockdown."""
