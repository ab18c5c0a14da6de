"""The Sentry."""
