package import Handset

/// The phone's own log: its pushes, and what it does not say.
package struct SystemLog: Sendable {
    /// The pushes, in the order of their first lines.
    package let pushes: [LoggedPush]
    package let reading: SystemLogReading

    package init(_ reading: SystemLogReading) {
        self.reading = reading
        pushes = PushJoiner(reading.events).pushes
    }

    /// Reads a log whose bytes have all arrived.
    package init(bytes: [UInt8]) {
        // Reading bytes that are there throws nothing.
        self.init((try? SystemLogReader(bytes: bytes).readAll()) ?? SystemLogReading())
    }

    /// Reads a stream.
    ///
    /// - Throws: The errors of the function.
    package init(read: @escaping PayloadReader.Read) throws {
        self.init(try SystemLogReader(read: read).readAll())
    }
}
