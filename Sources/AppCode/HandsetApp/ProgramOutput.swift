@preconcurrency internal import Foundation

/// The standard output of the program, as C's library holds it back.
enum ProgramOutput {
    /// Holds nothing back, so that nothing is lost if the app crashes.
    static func writeAtOnce() { setvbuf(stdout, nil, _IONBF, 0) }

    static func flush() { fflush(nil) }
}
