/// The answers to notifications that the store does not have yet: a rejected one is answered at once.
struct PendingAnswers: Sendable {
    /// The number of answers above which the oldest go: their notifications are not kept.
    let limit: Int

    private var answers: [Int: PageAnswer] = [:]
    /// The numbers of the answers, the oldest first.
    private var numbers: [Int] = []

    /// As many notifications may be kept, and some are on their way.
    init(notificationCount: Int) {
        limit = notificationCount + 1_024
    }

    var count: Int { answers.count }

    /// Adds the answer to a notification, by its number in the gateway.
    mutating func add(_ answer: PageAnswer, to number: Int) {
        answers[number] = answer
        numbers.append(number)
        guard numbers.count >= 2 * limit else { return }
        for number in numbers.prefix(limit) { answers[number] = nil }
        numbers.removeFirst(limit)
    }

    mutating func take(_ number: Int) -> PageAnswer? { answers.removeValue(forKey: number) }
}
