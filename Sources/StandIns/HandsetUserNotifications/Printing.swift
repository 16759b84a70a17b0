internal import Handset

// An app prints the same as on Darwin. A module's own functions win over the ones in Swift's library; of
// several overloads the compiler takes the one with the type at hand, so that each has one here for which Linux
// prints another text. A type that is known only at run time within a generic function, and `description` of
// Foundation's own classes, stay as they are on Linux.

/// Writes values to standard output, as Swift does on Darwin.
///
/// - Parameters:
///   - items: The values.
///   - separator: The text between two values.
///   - terminator: The text after the last one.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Swift.print(
        items.map(ObjectText.printed).joined(separator: separator), terminator: terminator)
}

/// Writes values to a stream, as Swift does on Darwin.
///
/// - Parameters:
///   - items: The values.
///   - separator: The text between two values.
///   - terminator: The text after the last one.
///   - output: The stream.
public func print<Target: TextOutputStream>(
    _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
    output.write(items.map(ObjectText.printed).joined(separator: separator) + terminator)
}

/// Writes values to standard output in the form for debugging, as Swift does on Darwin.
///
/// - Parameters:
///   - items: The values.
///   - separator: The text between two values.
///   - terminator: The text after the last one.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Swift.print(
        items.map(ObjectText.debugPrinted).joined(separator: separator), terminator: terminator)
}

extension String {
    /// Returns the text that Swift prints on Darwin.
    public init(describing userInfo: [AnyHashable: Any]) { self = ObjectText.printed(userInfo) }
    /// Returns the text that Swift prints on Darwin.
    public init(describing dictionary: [String: Any]) { self = ObjectText.printed(dictionary) }
    /// Returns the text that Swift prints on Darwin.
    public init(describing dictionary: NSDictionary) { self = ObjectText.printed(dictionary) }
    /// Returns the text that Swift prints on Darwin.
    public init(describing array: [Any]) { self = ObjectText.printed(array) }
    /// Returns the text that Swift prints on Darwin.
    public init(describing array: NSArray) { self = ObjectText.printed(array) }
    /// Returns the text that Swift prints on Darwin.
    public init(describing value: Any) { self = ObjectText.printed(value) }
    /// Returns the text that Swift prints on Darwin.
    public init(describing value: Any?) { self = ObjectText.printed(value as Any) }
    /// Returns the text that Swift prints on Darwin.
    public init(describing userInfo: [AnyHashable: Any]?) {
        self = ObjectText.printed(userInfo as Any)
    }
    /// Returns the text that Swift prints on Darwin.
    public init(describing dictionary: [String: Any]?) {
        self = ObjectText.printed(dictionary as Any)
    }
    /// Returns the text that Swift prints on Darwin for debugging.
    public init(reflecting userInfo: [AnyHashable: Any]) {
        self = ObjectText.debugPrinted(userInfo)
    }
    /// Returns the text that Swift prints on Darwin for debugging.
    public init(reflecting value: Any) { self = ObjectText.debugPrinted(value) }
}

extension DefaultStringInterpolation {
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ userInfo: [AnyHashable: Any]) {
        appendLiteral(ObjectText.printed(userInfo))
    }
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ dictionary: [String: Any]) {
        appendLiteral(ObjectText.printed(dictionary))
    }
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ userInfo: [AnyHashable: Any]?) {
        appendLiteral(ObjectText.printed(userInfo as Any))
    }
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ dictionary: [String: Any]?) {
        appendLiteral(ObjectText.printed(dictionary as Any))
    }
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ dictionary: NSDictionary) {
        appendLiteral(ObjectText.printed(dictionary))
    }
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ array: [Any]) {
        appendLiteral(ObjectText.printed(array))
    }
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ array: NSArray) {
        appendLiteral(ObjectText.printed(array))
    }
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ value: Any) {
        appendLiteral(ObjectText.printed(value))
    }
    /// Adds the text that Swift prints on Darwin.
    public mutating func appendInterpolation(_ value: Any?) {
        appendLiteral(ObjectText.printed(value as Any))
    }
}

extension Dictionary where Key == AnyHashable, Value == Any {
    /// The text that Swift prints on Darwin.
    public var description: String { ObjectText.printed(self) }
    /// The text that Swift prints on Darwin for debugging.
    public var debugDescription: String { ObjectText.debugPrinted(self) }
}

extension Dictionary where Key == String, Value == Any {
    /// The text that Swift prints on Darwin.
    public var description: String { ObjectText.printed(self) }
    /// The text that Swift prints on Darwin for debugging.
    public var debugDescription: String { ObjectText.debugPrinted(self) }
}
