/// The answer of the compiler.
package struct GapCompilation: Sendable {
    /// True if all files compile.
    package let isGood: Bool
    /// The errors, the last one of each file first.
    package let errors: [CompilerError]

    package init(isGood: Bool, errors: [CompilerError]) {
        self.isGood = isGood
        self.errors = errors
    }
}
