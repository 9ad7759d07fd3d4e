"""Games that are over, shown once more: step by step, from pasted records, and together."""
