"""The face of the rules: options, deals, texts, positions, views, and what may not leak."""
