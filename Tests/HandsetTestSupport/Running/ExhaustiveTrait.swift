public import Testing

extension Trait where Self == ConditionTrait {
    /// For tests that the ordinary run leaves out, since others of their suite, or of their kind, are its sample.
    ///
    /// ```swift
    /// @Test("A page in high contrast has its outlines", .exhaustive)
    /// ```
    public static var exhaustive: Self {
        .enabled(if: Sweep.size == .exhaustive, "left out; HANDSET_TESTS=exhaustive runs it")
    }
}
