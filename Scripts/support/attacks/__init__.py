"""Attacks on the library and the command line by whoever wrote artifacts, references or a checkout.

Each attack is a function that says whether it succeeded. The modules are one topic each; attacks on the identity of
snapshots have their place beside them.
"""
