package import ArgumentParser
import Handset

extension DeviceLog {
    /// Creates a log whose lines name this process.
    ///
    /// The iOS version decides the form of the log. Without a prefix, lines have no time, process and
    /// thread.
    init(
        on version: IOSVersion, hasPrefix: Bool, write: @escaping ([UInt8]) -> Void
    ) {
        let prefix = LogPrefix.ofProcess("handset")
        self.init(prefix: hasPrefix ? prefix : nil, version: version, write: write)
    }
}

extension ArgumentHelp {
    package static let ios = ArgumentHelp(
        "iOS version of the device. (default: the app's, 4 for the built-in one of 2011, or the newest on a page without an app)",
        valueName: "version")
    static let noLogPrefix: ArgumentHelp =
        "Omit time, process and thread from log lines, to compare logs."
}
