/// A compiler that is asked whether files compile.
package protocol GapCompiler: Sendable {
    /// Returns true for the name of a module that files can import.
    func isAvailable(_ module: String) -> Bool

    /// Compiles files.
    ///
    /// - Parameter files: The files, by their names.
    /// - Returns: The answer, whose errors name the files by paths that end with their names.
    /// - Throws: An error if the compiler cannot be asked.
    func compile(_ files: [(name: String, bytes: [UInt8])]) async throws -> GapCompilation
}
