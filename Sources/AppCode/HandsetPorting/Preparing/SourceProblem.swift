/// A part of a file of an iOS app that needs Objective-C and cannot be prepared.
///
/// The compiler refuses most of them too, but by what is left of them after the preparation.
public struct SourceProblem: Hashable, Sendable {
    /// The reason for a problem.
    public enum Cause: String, CaseIterable, Sendable {
        /// A requirement of a protocol is `optional`.
        case optionalRequirement = "optional-requirement"
        /// `#keyPath` or `#selector(getter:)` names a property.
        case propertyName = "property-name"
        /// A property is `@NSManaged`: Core Data keeps its value.
        case managedProperty = "managed-property"
        /// A type is `@convention(block)`.
        case block
    }

    /// The reason.
    public var cause: Cause
    /// The line, from 1.
    public var line: Int
    /// The column, in characters from 1.
    public var column: Int
    /// The text that stands there.
    public var text: String

    /// Creates a problem.
    public init(cause: Cause, line: Int, column: Int, text: String) {
        self.cause = cause
        self.line = line
        self.column = column
        self.text = text
    }
}

extension SourceProblem: CustomStringConvertible {
    /// A sentence about the problem, without its place.
    public var description: String {
        switch cause {
        case .optionalRequirement:
            "\(text) needs Objective-C; give the protocol default implementations, or leave the file out"
        case .propertyName:
            "\(text) needs Objective-C; use a key path such as \\.name, or leave the file out"
        case .managedProperty:
            "\(text) needs Core Data, which is not there; leave the file out"
        case .block: "\(text) needs Objective-C; leave the file out"
        }
    }
}
