"""The laboratory: scenarios, fuzzing, benchmarks."""
