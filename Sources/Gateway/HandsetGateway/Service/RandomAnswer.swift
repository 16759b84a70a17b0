package struct RandomAnswer: Hashable, Sendable {
    package var answer: ScriptedAnswer
    /// The probability of the answer, from 0 to 1.
    package var probability: Double

    package init(_ answer: ScriptedAnswer, probability: Double) {
        self.answer = answer
        self.probability = probability
    }
}
