"""Attacks on the library and the command line by whoever wrote artifacts, references or a checkout.

Each attack is a function that says whether it succeeded. The modules are one topic each; `identity` and `pictures` have
their place beside them.
"""
