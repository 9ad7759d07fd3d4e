"""What runs long: `make soak` plays under failures, `make fuzz` sends what nobody should send.

Beside each stands its short form, for `make test`.
"""
