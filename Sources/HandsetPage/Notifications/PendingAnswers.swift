/// The answers to notifications that the store does not have yet: a rejected one is answered at once.
struct PendingAnswers: Sendable {
    /// The number of answers above which the oldest go: their notifications are not kept.
    static let limit = 1_024

    private var answers: [Int: PageAnswer] = [:]
    /// The numbers of the answers, the oldest first.
    private var numbers: [Int] = []

    var count: Int { answers.count }

    /// Adds the answer to a notification, by its number in the gateway.
    mutating func add(_ answer: PageAnswer, to number: Int) {
        answers[number] = answer
        numbers.append(number)
        guard numbers.count >= 2 * Self.limit else { return }
        for number in numbers.prefix(Self.limit) { answers[number] = nil }
        numbers.removeFirst(Self.limit)
    }

    mutating func take(_ number: Int) -> PageAnswer? { answers.removeValue(forKey: number) }
}
