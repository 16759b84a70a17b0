import Handset
import HandsetFixtures

/// The answers that the gateway was asked to give, and the number of notifications that get each.
struct AnswerScript: Sendable {
    private var next: [(answer: ScriptedAnswer, count: Int)] = []
    private let random: [RandomAnswer]
    private var generator: FixtureGenerator

    /// - Parameters:
    ///   - next: The answers for the first notifications, in this order.
    ///   - random: Answers for the other notifications, each with its probability. The first one
    ///     drawn is given.
    ///   - seed: The seed of the random numbers.
    init(next: [NextAnswers] = [], random: [RandomAnswer] = [], seed: UInt64 = 0) {
        self.random = random
        generator = FixtureGenerator(seed: seed)
        for answers in next { append(answers) }
    }

    /// Adds an answer after those already waiting.
    mutating func append(_ answers: NextAnswers) {
        guard answers.count > 0 else { return }
        next.append((answers.answer, answers.count))
    }

    /// Returns the answer for the next notification, or `nil` to treat it as usual.
    mutating func take() -> ScriptedAnswer? {
        if let (answer, count) = next.first {
            if count > 1 { next[0].count -= 1 } else { next.removeFirst() }
            return answer
        }
        return random.first { Double.random(in: 0..<1, using: &generator) < $0.probability }?
            .answer
    }
}
