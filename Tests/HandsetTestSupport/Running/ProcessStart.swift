/// The start of a process, beside which no file is open for writing.
///
/// A process that is being started has all open files of this one for a moment. A script that a test has just written
/// cannot be run meanwhile: it is "busy".
enum ProcessStart {
    /// Held by whoever starts a process, and by whoever writes a file.
    static let lock = Guarded(())
}
