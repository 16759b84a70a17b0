/// An answer for the next notifications.
package struct NextAnswers: Hashable, Sendable {
    package var answer: ScriptedAnswer
    /// The number of notifications that get it.
    package var count: Int

    /// Creates an answer for the next notifications, for none if the count is below 1.
    package init(_ answer: ScriptedAnswer, count: Int = 1) {
        self.answer = answer
        self.count = count
    }
}
