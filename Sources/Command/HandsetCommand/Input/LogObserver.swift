/// A reader of logs beside the one that looks for payloads.
protocol LogObserver: AnyObject {
    func begin(_ name: String)
    /// Takes the next bytes of the log.
    func take(_ bytes: UnsafeRawBufferPointer)
}
