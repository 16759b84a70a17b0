/// The answer of the compiler.
package struct GapCompilation: Sendable {
    /// True if all files compile.
    package let isGood: Bool
    /// The errors, the last one of each file first.
    package let errors: [CompilerError]
    /// The time of a processor that the compiler took.
    package let processorTime: Duration

    package init(isGood: Bool, errors: [CompilerError], processorTime: Duration = .zero) {
        self.isGood = isGood
        self.errors = errors
        self.processorTime = processorTime
    }
}
