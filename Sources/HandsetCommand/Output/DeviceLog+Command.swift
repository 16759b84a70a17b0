import ArgumentParser
import Handset

extension DeviceLog {
    /// Creates a log whose lines name this process.
    ///
    /// - Parameters:
    ///   - version: The iOS version, which decides the form of the log.
    ///   - hasPrefix: False if lines have no time, process and thread.
    ///   - write: A closure that writes a line.
    init(
        on version: IOSVersion, hasPrefix: Bool, write: @escaping ([UInt8]) -> Void
    ) {
        let process = Platform.processIdentifier
        let prefix = LogPrefix(
            processName: "handset", processIdentifier: process, threadIdentifier: UInt64(process))
        self.init(prefix: hasPrefix ? prefix : nil, version: version, write: write)
    }
}

extension ArgumentHelp {
    /// The help of `--ios` of an app that runs.
    static let ios = ArgumentHelp(
        "iOS version of the device. (default: 4)", valueName: "version")
    /// The help of `--no-log-prefix`.
    static let noLogPrefix: ArgumentHelp =
        "Omit time, process and thread from log lines, to compare logs."
}
