/// An answer for the next notifications.
public struct NextAnswers: Hashable, Sendable {
    /// The answer.
    public var answer: ScriptedAnswer
    /// The number of notifications that get it.
    public var count: Int

    /// Creates an answer for the next notifications.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - count: The number of notifications that get it. The default is 1; nothing happens below
    ///     1.
    public init(_ answer: ScriptedAnswer, count: Int = 1) {
        self.answer = answer
        self.count = count
    }
}
