/// An answer for the next notifications.
public struct NextAnswers: Hashable, Sendable {
    /// The answer.
    public var answer: ScriptedAnswer
    /// How many notifications get it.
    public var count: Int

    /// Creates it.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - count: How many notifications get it; 1 by default, and none if it is less than 1.
    public init(_ answer: ScriptedAnswer, count: Int = 1) {
        self.answer = answer
        self.count = count
    }
}
