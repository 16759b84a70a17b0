/// An answer that notifications get by chance.
public struct RandomAnswer: Hashable, Sendable {
    /// The answer.
    public var answer: ScriptedAnswer
    /// How probable it is, from 0 to 1.
    public var probability: Double

    /// Creates it.
    public init(_ answer: ScriptedAnswer, probability: Double) {
        self.answer = answer
        self.probability = probability
    }
}
