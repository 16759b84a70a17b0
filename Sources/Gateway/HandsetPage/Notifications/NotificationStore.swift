import Handset

/// The notifications that the page keeps, and the clients that wait for others.
package final class NotificationStore: Sendable {
    package static let defaultCountLimit = 10_000
    package static let defaultByteLimit = 256 << 20
    static let waiterLimit = 4_096

    private struct State: Sendable {
        var kept: KeptNotifications
        var waiters = NotificationWaiters()
        var waiterCount = 0
        var requestCount = 0
        var pendingAnswers: PendingAnswers
        var isFinished = false
    }

    package let events: PageEventLog
    /// The number of notifications above which the oldest go.
    package let countLimit: Int
    package let byteLimit: Int
    private let state: Locked<State>
    private let now: @Sendable () -> Int

    /// The oldest notifications go above a number and a size in bytes; `now` is in milliseconds since 1970.
    package init(
        countLimit: Int = defaultCountLimit, byteLimit: Int = defaultByteLimit,
        events: PageEventLog = PageEventLog(), now: @escaping @Sendable () -> Int = PageTime.now
    ) {
        state = Locked(
            State(
                kept: KeptNotifications(countLimit: countLimit, byteLimit: byteLimit),
                pendingAnswers: PendingAnswers(notificationCount: countLimit)))
        self.countLimit = countLimit
        self.byteLimit = byteLimit
        self.events = events
        self.now = now
    }

    /// Keeps and numbers notifications, and answers the clients that have waited for them.
    @discardableResult
    package func append(_ notifications: [PageNotification]) -> [PageNotification] {
        guard !notifications.isEmpty else { return [] }
        let time = now()
        let (numbered, complete) = state.withLock { state in
            var numbered: [PageNotification] = []
            var names: [String] = []
            var complete: [NotificationWaiters.Waiter] = []
            for var notification in notifications {
                if let sent = notification.sentNumber {
                    notification.answer = state.pendingAnswers.take(sent)
                }
                let isNew = state.kept.append(&notification, at: time)
                complete += state.waiters.take(notification, isNew: isNew)
                numbered.append(notification)
                names.append(isNew ? "notification" : "updated")
            }
            for index in numbered.indices {
                state.kept.nameReplacement(in: &numbered[index])
            }
            // Within the lock, so that events have the order of the numbers.
            events.append(JSONMembers(zip(names, numbered).map { ($0, $1.event) }))
            let answers = numbered.map { Self.answerEvent(of: $0) }
            events.append(answers.reduce([:], +))
            return (numbered, complete)
        }
        answer(complete)
        return numbered
    }

    /// Counts notifications that are never kept, and forgets those that are.
    package func skip(_ skipped: SkippedNotifications) {
        state.withLock { $0.kept.skip(skipped) }
    }

    /// True if a client asks, waits, or reads events, so that it has to learn at once of what comes.
    package var isWatched: Bool {
        state.withLock { $0.requestCount > 0 || $0.waiters.count > 0 } || events.readerCount > 0
    }

    /// Notes that a request has come, or that one has been answered.
    func addRequests(_ difference: Int) { state.withLock { $0.requestCount += difference } }

    /// Changes a notification, and answers the clients that have waited for it; `nil` if it is no longer
    /// kept.
    @discardableResult
    package func update(
        _ number: Int, _ change: (inout PageNotification) -> Void
    ) -> PageNotification? {
        let (notification, complete) = state.withLock { state in
            guard let notification = state.kept.update(number, change) else {
                return (nil as PageNotification?, [NotificationWaiters.Waiter]())
            }
            events.append(["updated": notification.event])
            return (notification, state.waiters.take(notification, isNew: false))
        }
        answer(complete)
        return notification
    }

    /// Notes the answer to a sender; its notification, with `sentNumber` in its gateway, may not be kept yet.
    package func note(_ answer: PageAnswer, ofSent sentNumber: Int) {
        state.withLock { state in
            guard let number = state.kept.number(ofSent: sentNumber) else {
                return state.pendingAnswers.add(answer, to: sentNumber)
            }
            guard let notification = state.kept.update(number, { $0.answer = answer }) else {
                return
            }
            events.append(Self.answerEvent(of: notification))
        }
    }

    /// Returns the event that tells of the answer to a sender, if it was sent.
    private static func answerEvent(
        of notification: PageNotification
    ) -> JSONMembers {
        guard let answer = notification.answer else { return [:] }
        let members: JSONMembers = [
            "number": .integer(notification.number), "status": .integer(answer.status),
        ]
        return ["answered": .object(members)]
    }

    private func answer(_ waiters: [NotificationWaiters.Waiter]) {
        for waiter in waiters {
            waiter.timer?.cancel()
            waiter.continuation.resume(
                returning: WaitResult(
                    numbers: waiter.found, isComplete: true, last: waiter.found.max() ?? 0,
                    goneCount: state.withLock { $0.kept.goneCount(after: waiter.after) }))
        }
    }

    /// Forgets all notifications and resets the counts; clients that wait begin again.
    package func removeAll() {
        state.withLock { state in
            state.kept.removeAll()
            state.waiters.removeAllFound()
            events.append(["forgotten": .object(["last": .integer(state.kept.last)])])
        }
    }

    /// Forgets a notification; returns false if it is not kept.
    package func remove(_ number: Int) -> Bool {
        state.withLock { state in
            guard state.kept.remove(number) else { return false }
            events.append(["removed": .object(["number": .integer(number)])])
            return true
        }
    }

    package subscript(number: Int) -> PageNotification? { state.withLock { $0.kept[number] } }

    /// The numbers of the settings of the phone that the kept notifications have met.
    package var settingsInUse: Set<Int> {
        state.withLock { $0.kept.settingsInUse }
    }

    /// The number of the oldest notification that is kept; the next number if none is.
    package var first: Int { state.withLock(\.kept.first) }

    /// The number of the newest notification, kept or not; 0 before the first.
    package var last: Int { state.withLock(\.kept.last) }

    package var waiterCount: Int { state.withLock(\.waiters.count) }

    /// Returns the newest notifications that match, and what a list of them tells.
    ///
    /// The search may take long. Those that come meanwhile do not wait for it, and are not in the list.
    func list(
        _ limit: Int, after: Int, before: Int? = nil, matching filter: NotificationFilter
    ) -> NotificationList {
        let kept = state.withLock(\.kept)
        return NotificationList(
            notifications: kept.newest(limit, after: after, before: before, matching: filter),
            first: kept.first, last: kept.last, goneCount: kept.goneCount(after: after),
            counts: kept.counts)
    }

    /// Returns the pushes that are one notification with this one; `nil` if it stands alone.
    func thread(of notification: PageNotification) -> JSONText? {
        let kept = state.withLock(\.kept)
        let all = kept.oldest(kept.last, after: 0) { $0.topic == notification.topic }
        return NotificationThread(of: notification, among: all).json
    }

    /// Waits for notifications that match and have come since this call, or since `after`, up to `count`.
    ///
    /// Each client is answered once; `nil` if too many clients wait already. Those that have come are searched
    /// by `questions`, or at once if that is `nil`.
    package func wait(
        for count: Int, matching filter: NotificationFilter, after: Int?, within limit: Duration,
        by questions: PageQuestions? = nil
    ) async -> WaitResult? {
        let number = state.withLock { state in
            state.waiterCount += 1
            return state.waiters.count < Self.waiterLimit ? state.waiterCount : nil
        }
        guard let number else { return nil }
        let start = after ?? last
        let search: @Sendable () -> SearchedNotifications = { [self] in
            SearchedNotifications(state.withLock(\.kept), after: start, matching: filter)
        }
        // One whose client has gone finds nothing, and does not wait.
        let searched =
            questions == nil
            ? search()
            : (try? await questions?.answer(search)) ?? SearchedNotifications(until: start)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let result = begin(
                    number, for: count, matching: filter, after: start, searched, continuation)
                if let result { return continuation.resume(returning: result) }
                let timer = Task<Void, Never> { [weak self] in
                    guard (try? await Task.sleep(for: limit)) != nil else { return }
                    self?.end(number)
                }
                if !state.withLock({ $0.waiters.set(timer, of: number) }) { timer.cancel() }
            }
        } onCancel: {
            end(number)
        }
    }

    /// Ends the waiting of all clients, now and from now on.
    package func finish() {
        let numbers = state.withLock { state in
            state.isFinished = true
            return state.waiters.allNumbers
        }
        for number in numbers { end(number) }
    }

    /// Begins a wait, and returns the result if there is nothing to wait for.
    private func begin(
        _ number: Int, for count: Int, matching filter: NotificationFilter, after start: Int,
        _ searched: SearchedNotifications, _ continuation: CheckedContinuation<WaitResult, Never>
    ) -> WaitResult? {
        state.withLock { state in
            let found = searched.oldest(count, of: state.kept, matching: filter)
            let isComplete = found.count >= count
            // A cancellation before this moment has found nothing to end.
            guard !isComplete, !state.isFinished, !Task.isCancelled else {
                let last = isComplete ? found.last : nil
                return WaitResult(
                    numbers: found, isComplete: isComplete, last: last ?? state.kept.last,
                    goneCount: state.kept.goneCount(after: start))
            }
            state.waiters.add(
                NotificationWaiters.Waiter(
                    filter: filter, count: count, after: start, found: found,
                    continuation: continuation), number: number)
            return nil
        }
    }

    private func end(_ number: Int) {
        let ended = state.withLock { state -> (NotificationWaiters.Waiter, WaitResult)? in
            guard let waiter = state.waiters.remove(number) else { return nil }
            let result = WaitResult(
                numbers: waiter.found, isComplete: false, last: state.kept.last,
                goneCount: state.kept.goneCount(after: waiter.after))
            return (waiter, result)
        }
        guard let (waiter, result) = ended else { return }
        waiter.timer?.cancel()
        waiter.continuation.resume(returning: result)
    }
}
