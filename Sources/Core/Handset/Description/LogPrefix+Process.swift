extension LogPrefix {
    /// The prefix of NSLog in this process.
    ///
    /// - Parameter processName: The name of the process.
    /// - Returns: The prefix; the number of the process stands for the thread's too.
    package static func ofProcess(_ processName: String) -> LogPrefix {
        let process = Platform.processIdentifier
        return LogPrefix(
            processName: processName, processIdentifier: process, threadIdentifier: UInt64(process))
    }
}
