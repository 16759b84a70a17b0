/// A fault of a service extension.
///
/// ```swift
/// print(ServiceExtensionFault(.neverCalled))
/// // service extension: its content handler was not called in time
/// ```
public struct ServiceExtensionFault: Hashable, Sendable, CustomStringConvertible {
    /// The kind of fault.
    public var kind: DelegateFault.Kind

    /// Creates a fault.
    public init(_ kind: DelegateFault.Kind) {
        self.kind = kind
    }

    /// The fault.
    public var description: String {
        let finding =
            switch kind {
            case .threw(let text): "it threw an error: \(text)"
            case .hung, .neverReturned: "it did not return in time"
            case .neverCalled: "its content handler was not called in time"
            case .calledLate: "its content handler was called too late"
            case .calledAgain: "its content handler was called more than once"
            case .endedAtLaunch, .callNotReported, .noPushRegistry: "it was ended"
            }
        return "service extension: \(finding)"
    }
}
