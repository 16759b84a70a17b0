// Public, since the conformance of a public type is.
public import ArgumentParser
internal import Handset
public import HandsetFixtures

extension BrokenTokenKind: ExpressibleByArgument {}
