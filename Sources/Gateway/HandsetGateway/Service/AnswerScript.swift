import Handset
import HandsetFixtures

/// The answers that the gateway was asked to give, and the number of notifications that get each.
struct AnswerScript: Sendable {
    /// The answers from `start` on.
    private var next: [(answer: ScriptedAnswer, count: Int)] = []
    /// The index of the first answer: removing it from the array would move all others.
    private var start = 0
    private let limit: Int
    private(set) var random: [RandomAnswer]
    private var generator: FixtureGenerator
    /// The number of notifications that have got one of the next answers.
    private(set) var takenCount = 0

    /// Of the answers in `random`, the first one drawn is given; at `limit` answers, none is added to `next`.
    init(
        next: [NextAnswers] = [], random: [RandomAnswer] = [], seed: UInt64 = 0,
        limit: Int = GatewayLimits().answerCount
    ) {
        self.random = random
        self.limit = max(limit, next.count)
        generator = FixtureGenerator(seed: seed)
        for answers in next { _ = append(answers) }
    }

    var waiting: [NextAnswers] { next[start...].map { NextAnswers($0.answer, count: $0.count) } }

    /// Returns false if there are too many already.
    mutating func append(_ answer: RandomAnswer) -> Bool {
        guard random.count < limit else { return false }
        random.append(answer)
        return true
    }

    mutating func removeAll() {
        next = []
        start = 0
        random = []
    }

    /// The number of answers that take memory.
    var answerCount: Int { next.count - start }

    /// Only counts an answer that is equal to the last; returns false if too many answers wait already.
    mutating func append(_ answers: NextAnswers) -> Bool {
        guard answers.count > 0 else { return true }
        if answerCount > 0, let last = next.last, last.answer == answers.answer {
            let (sum, isOverflow) = last.count.addingReportingOverflow(answers.count)
            next[next.count - 1].count = isOverflow ? .max : sum
            return true
        }
        guard answerCount < limit else { return false }
        next.append((answers.answer, answers.count))
        return true
    }

    /// Returns the answer for the next notification, or `nil` to treat it as usual.
    ///
    /// Answers `ofFCM` are for its messages alone, and no other for them at that point.
    mutating func take(ofFCM: Bool = false) -> ScriptedAnswer? {
        if start < next.count,
            let place = next[start...].firstIndex(where: { $0.answer.isOfFCM == ofFCM })
        {
            takenCount += 1
            let answer = next[place].answer
            if next[place].count > 1 { next[place].count -= 1 } else { remove(at: place) }
            return answer
        }
        return random.first {
            $0.answer.isOfFCM == ofFCM
                && Double.random(in: 0..<1, using: &generator) < $0.probability
        }?.answer
    }

    private mutating func remove(at place: Int) {
        guard place == start else {
            next.remove(at: place)
            return
        }
        start += 1
        guard start == next.count || start >= 1024 else { return }
        next.removeFirst(start)
        start = 0
    }
}
