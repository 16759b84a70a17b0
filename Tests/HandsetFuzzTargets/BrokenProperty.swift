/// Says what does not hold that should hold for any input.
public struct BrokenProperty: Error, CustomStringConvertible {
    /// What was found.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Throws what `message` says unless a condition holds.
func require(
    _ condition: Bool, _ message: @autoclosure () -> String
) throws {
    guard condition else { throw BrokenProperty(message()) }
}

/// Throws that two values differ unless they are equal.
func requireEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, _ what: @autoclosure () -> String
) throws {
    guard found == expected else {
        throw BrokenProperty("\(what()):\nfound \(found)\nexpected \(expected)")
    }
}
