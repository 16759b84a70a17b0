internal import Foundation
internal import Handset

/// A log of an app, as code before iOS 14 has it.
public final class OSLog: Sendable {
    private let logger: Logger

    /// Creates the log of a part of an app.
    ///
    /// - Parameters:
    ///   - subsystem: The identifier of the app.
    ///   - category: The part.
    public init(subsystem: String, category: String) {
        logger = Logger(subsystem: subsystem, category: category)
    }

    /// The log of no part.
    public static let `default` = OSLog(subsystem: "", category: "default")

    /// Returns a format without the words in braces, such as `public`, which change nothing here.
    static func format(of message: String) -> String {
        message.replacing(/%\{[^}]*\}/, with: "%")
    }

    func write(_ text: String) { logger.log(OSLogMessage(stringLiteral: text)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message.
///
/// - Parameters:
///   - message: The message, with a place such as `%{public}@` or `%d` for each argument.
///   - log: The log.
///   - type: The importance.
///   - arguments: The arguments.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(ObjectText.formatted(OSLog.format(of: "\(message)"), arguments))
}
