"""What may be said while people play together: no numbers, and how they are found."""
