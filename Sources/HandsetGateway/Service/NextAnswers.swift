/// An answer for the next notifications.
package struct NextAnswers: Hashable, Sendable {
    /// The answer.
    package var answer: ScriptedAnswer
    /// The number of notifications that get it.
    package var count: Int

    /// Creates an answer for the next notifications.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - count: The number of notifications that get it. The default is 1; nothing happens below
    ///     1.
    package init(_ answer: ScriptedAnswer, count: Int = 1) {
        self.answer = answer
        self.count = count
    }
}
