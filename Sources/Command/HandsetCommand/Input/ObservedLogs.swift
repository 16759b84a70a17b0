import HandsetSystemLog

/// The lines of iOS's own processes in logs that are read for payloads, so that each log is opened once.
final class ObservedLogs: LogObserver {
    private var logs: [String: SystemLog] = [:]
    private var open: (name: String, reader: SystemLogReader)?

    func begin(_ name: String) {
        end()
        open = (name, SystemLogReader())
    }

    func take(_ bytes: UnsafeRawBufferPointer) { open?.reader.take(bytes) }

    /// Returns the logs by their names.
    func finish() -> [String: SystemLog] {
        end()
        return logs
    }

    private func end() {
        guard let (name, reader) = open else { return }
        open = nil
        logs[name] = SystemLog(reader.finish())
    }
}
