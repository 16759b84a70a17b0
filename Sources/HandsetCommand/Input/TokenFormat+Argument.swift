// Public, since the conformance of a public type is.
public import ArgumentParser
public import Handset

extension TokenFormat: ExpressibleByArgument {}
