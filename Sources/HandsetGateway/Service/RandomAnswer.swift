/// An answer given at random.
public struct RandomAnswer: Hashable, Sendable {
    /// The answer.
    public var answer: ScriptedAnswer
    /// The probability of the answer, from 0 to 1.
    public var probability: Double

    /// Creates an answer with its probability.
    public init(_ answer: ScriptedAnswer, probability: Double) {
        self.answer = answer
        self.probability = probability
    }
}
