import Handset
import HandsetFixtures

/// What the gateway was told to answer, and to how many notifications.
struct AnswerScript: Sendable {
    private var next: [(answer: ScriptedAnswer, count: Int)] = []
    private let random: [RandomAnswer]
    private var generator: FixtureGenerator

    /// - Parameters:
    ///   - next: What the first notifications get, in this order.
    ///   - random: What others get, each with its probability; the first that comes about counts.
    ///   - seed: Where the probabilities' random numbers begin.
    init(next: [NextAnswers] = [], random: [RandomAnswer] = [], seed: UInt64 = 0) {
        self.random = random
        generator = FixtureGenerator(seed: seed)
        for answers in next { append(answers) }
    }

    /// Adds an answer behind those that wait.
    mutating func append(_ answers: NextAnswers) {
        guard answers.count > 0 else { return }
        next.append((answers.answer, answers.count))
    }

    /// The answer for the next notification, or `nil` if it is to be treated as any other.
    mutating func take() -> ScriptedAnswer? {
        if let (answer, count) = next.first {
            if count > 1 { next[0].count -= 1 } else { next.removeFirst() }
            return answer
        }
        return random.first { Double.random(in: 0..<1, using: &generator) < $0.probability }?
            .answer
    }
}
