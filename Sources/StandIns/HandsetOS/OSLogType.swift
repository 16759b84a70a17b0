/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt8

    /// Creates an importance.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Worth noting.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful.
    public static let info = OSLogType(rawValue: 1)
    /// For the search of faults.
    public static let debug = OSLogType(rawValue: 2)
    /// A fault of the process.
    public static let error = OSLogType(rawValue: 16)
    /// A fault of several processes.
    public static let fault = OSLogType(rawValue: 17)
}
