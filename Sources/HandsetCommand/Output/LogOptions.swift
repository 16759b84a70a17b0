import ArgumentParser
import Handset

/// The options for the iOS version and the format of the device log.
struct LogOptions: ParsableArguments {
    /// The condition for writing the device log.
    enum Mode: String, NamedChoice {
        case auto, always, never
    }

    @Option(
        help: ArgumentHelp("iOS version of the device. (default: 4)", valueName: "version"),
        completion: .iosVersion,
        transform: LogOptions.version)
    var ios: IOSVersion?

    @Flag(help: "Omit time, process and thread from log lines, to compare logs.")
    var noLogPrefix = false

    /// Creates a device log.
    func makeLog(
        on version: IOSVersion, write: @escaping ([UInt8]) -> Void
    ) -> DeviceLog {
        let process = Platform.processIdentifier
        let prefix = LogPrefix(
            processName: "handset", processIdentifier: process, threadIdentifier: UInt64(process))
        return DeviceLog(prefix: noLogPrefix ? nil : prefix, version: version, write: write)
    }

    static func version(_ text: String) throws -> IOSVersion {
        try IOSVersionText.version(text)
    }
}
