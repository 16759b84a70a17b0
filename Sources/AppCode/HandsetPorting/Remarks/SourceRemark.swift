/// A part of an iOS app's file that compiles on Linux, and does not do there what it does on iOS.
public struct SourceRemark: Hashable, Sendable {
    /// The reason for a remark.
    public enum Cause: String, CaseIterable, Sendable {
        /// A method of a subclass, whose superclass conforms to the protocol and lacks the method: Swift on Linux never
        /// calls it, as Objective-C does.
        case subclass
        /// A method with nearly the name of one of Apple's.
        case misspelt
        /// A method with a name of Apple's and other types.
        case types
        /// A method of Apple's that a phone of Handset never calls.
        case neverCalled = "never-called"
        /// A `#selector` that Handset cannot call.
        case selector
        /// A name of what goes by the machine's time, and not by the clock of the phone.
        case machineTime = "machine-time"
    }

    /// The reason.
    public var cause: Cause
    /// The line, from 1.
    public var line: Int
    /// The column, in characters from 1.
    public var column: Int
    /// The method, with its labels.
    public var name: String
    /// The class that lacks the method, the name that is meant, or the type; empty otherwise.
    public var detail: String

    /// Creates a remark.
    public init(cause: Cause, line: Int, column: Int, name: String, detail: String = "") {
        self.cause = cause
        self.line = line
        self.column = column
        self.name = name
        self.detail = detail
    }

    /// True if the app does something else than on iOS; false if a phone only leaves something out.
    public var isWarning: Bool { cause != .neverCalled && cause != .machineTime }
}

extension SourceRemark: CustomStringConvertible {
    /// A sentence about the part, without its place, and the remedy.
    public var description: String {
        let finding =
            switch cause {
            case .subclass:
                "\(name) is not called on Linux, since \(detail) conforms and lacks it; declare it in \(detail) too, "
                    + "and override it here"
            case .misspelt: "\(name) is never called; \(detail) has nearly this name"
            case .types:
                "\(name) is never called with \(detail); give it the type that Apple documents"
            case .neverCalled: "\(name) is never called by a phone of Handset; call it in a test"
            case .machineTime:
                name == ".now"
                    ? ".now goes by the machine's time if it is a Date; write Date.now, which goes by the phone's clock"
                    : "\(name) goes by the machine's time, not by the phone's clock"
            case .selector:
                "\(name) cannot be called by Handset; name a method with no argument or one"
            }
        return "\(finding) (\(cause.rawValue))"
    }
}
