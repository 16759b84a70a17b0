/// An answer given at random.
package struct RandomAnswer: Hashable, Sendable {
    /// The answer.
    package var answer: ScriptedAnswer
    /// The probability of the answer, from 0 to 1.
    package var probability: Double

    /// Creates an answer with its probability.
    package init(_ answer: ScriptedAnswer, probability: Double) {
        self.answer = answer
        self.probability = probability
    }
}
