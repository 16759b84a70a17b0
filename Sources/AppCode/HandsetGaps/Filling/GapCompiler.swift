/// A compiler that is asked whether files compile.
package protocol GapCompiler: Sendable {
    /// Returns true for the name of a module that files can import.
    func isAvailable(_ module: String) -> Bool

    /// Compiles files.
    ///
    /// - Parameters:
    ///   - files: The files, by their names.
    ///   - time: The time of a processor after which it is ended.
    /// - Returns: The answer, whose errors name the files by paths that end with their names. If the time is over, it has
    ///   none, and the files do not compile.
    /// - Throws: An error if the compiler cannot be asked.
    func compile(
        _ files: [(name: String, bytes: [UInt8])], within time: Duration
    ) async throws -> GapCompilation
}
