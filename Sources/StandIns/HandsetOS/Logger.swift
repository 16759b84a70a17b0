internal import Foundation

/// A log of an app, which is standard error here.
public struct Logger: Sendable {
    private let prefix: String

    /// Creates the log of a part of an app.
    ///
    /// - Parameters:
    ///   - subsystem: The identifier of the app.
    ///   - category: The part.
    public init(subsystem: String, category: String) { prefix = "[\(category)] " }

    /// Creates the log of no part.
    public init() { prefix = "" }

    public func log(_ message: OSLogMessage) { write(message) }

    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }

    public func trace(_ message: OSLogMessage) { write(message) }

    public func debug(_ message: OSLogMessage) { write(message) }

    public func info(_ message: OSLogMessage) { write(message) }

    public func notice(_ message: OSLogMessage) { write(message) }

    public func warning(_ message: OSLogMessage) { write(message) }

    public func error(_ message: OSLogMessage) { write(message) }

    public func critical(_ message: OSLogMessage) { write(message) }

    public func fault(_ message: OSLogMessage) { write(message) }

    private func write(_ message: OSLogMessage) {
        FileHandle.standardError.write(Data((prefix + message.text + "\n").utf8))
    }
}
