internal import Handset

/// A message for the log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Creates a message without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - privacy: The way in which it is written, which changes nothing here.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) {
            text += ObjectText.printed(value())
        }
    }

    /// The text.
    package let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
