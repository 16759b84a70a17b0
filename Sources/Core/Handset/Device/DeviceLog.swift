/// Writes what an app logs, as NSLog does.
///
/// ```swift
/// let log = DeviceLog(prefix: nil) { line in print(String(decoding: line, as: UTF8.self), terminator: "") }
/// log("Registering for APN")
/// // Registering for APN
/// ```
package struct DeviceLog {
    private let prefix: LogPrefix?
    private let version: IOSVersion
    private let now: () -> LogTime
    private let write: ([UInt8]) -> Void

    /// `prefix` is written before each message with the time; if `nil`, messages have no prefix.
    ///
    /// `write` receives each message in UTF-8, with its prefix and a newline. Further lines of a message
    /// have no prefix, as on the device.
    package init(
        prefix: LogPrefix?, version: IOSVersion = .ofTheApp,
        now: @escaping () -> LogTime = LogTime.now, write: @escaping ([UInt8]) -> Void
    ) {
        self.prefix = prefix
        self.version = version
        self.now = now
        self.write = write
    }

    package func callAsFunction(_ message: String) {
        var line: [UInt8] = []
        prefix?.write(into: &line, at: now(), on: version)
        line += message.utf8
        line.append(UInt8(ascii: "\n"))
        write(line)
    }
}
