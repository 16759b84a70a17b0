import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

/// The output of `handset listen` for one arrival.
///
/// A delivered notification is handled as `handset receive` handles a payload. For the others,
/// their outcome is written.
struct ArrivalAnswer: Sendable {
    var payloadAnswer: PayloadAnswer
    let maximumByteCount: Int
    let maximumDepth: Int
    /// True if the page keeps the notifications.
    let isForPage: Bool
    /// The answer of the app of the page's phone, if that is another one; `nil` otherwise.
    var payloadAnswerOfPage: PayloadAnswer?

    /// The state of the app that a notification meets: on the page's phone if there is one.
    var appState: AppState {
        (payloadAnswerOfPage ?? payloadAnswer).app.scenario.appState
    }

    /// An arrival, and the message about it.
    struct Work: Sendable {
        let arrival: Arrival
        /// The index of the app that gets it.
        let app: Int
        /// The line for standard error, or `nil` if there is none.
        let line: String?
        /// The address at which the page shows it; `nil` without one.
        var link: String?
    }

    /// Creates the worker of a task, with a router that no other task uses at the same time.
    func makeWorker(router: SessionRouter) -> ArrivalWorker {
        ArrivalWorker(self, app: PhoneGapApp(router: router), router: router)
    }

    /// Returns the arrival at the page's phone, whose app may be another one.
    private func pageArrival(of work: Work, _ reception: Reception) -> PageArrival {
        guard let payloadAnswerOfPage else {
            return PageArrival(work.arrival, reception, by: self, app: work.app, at: work.link)
        }
        var shown = self
        shown.payloadAnswer = payloadAnswerOfPage
        shown.payloadAnswerOfPage = nil
        return switch shown.receive(work.arrival) {
        case .reception(let reception):
            PageArrival(work.arrival, reception, by: shown, app: work.app, at: work.link)
        case .refused(let record, _): PageArrival(work.arrival, refused: record)
        }
    }

    /// Handles an arrival and writes the whole output; without a page, the result is `nil`.
    ///
    /// `app` is the app of the task; `refused` is called with the bytes of a rejected payload. The verdict is
    /// updated with rejected payloads and unmet expectations.
    func write(
        _ work: Work, of app: PhoneGapApp, to streams: StandardStreams,
        keepingRefusedBy refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void,
        _ verdict: inout Verdict
    ) async throws -> PageArrival? {
        let outcome = work.arrival.outcome
        if let line = work.line {
            if outcome.isFailure { try streams.report(line) } else { try streams.note(line) }
        }
        let pushType = work.arrival.typeOfPush
        let notification = work.arrival.notification
        guard outcome.isDelivered else {
            if payloadAnswer.format == .json {
                let record = PayloadRecord(
                    origin: notification.origin,
                    notification: notification.record(outcome, page: work.link))
                try streams.output.write(record.json, terminator: payloadAnswer.terminator)
            }
            return isForPage ? PageArrival(undelivered: work.arrival, at: work.link) : nil
        }
        var page: PageArrival?
        let reader = PayloadReader(
            source: notification.source, whole: notification.payload,
            maximumByteCount: maximumByteCount, maximumDepth: maximumDepth,
            // No service has checked what is given to the phone: it is read as a file is.
            takesTrailingCommas: notification.isGiven, refused: refused)
        let events = PayloadEvents(
            streams: streams,
            refused: isForPage
                ? { page = PageArrival(work.arrival, refused: $0) }
                : nil
        ) { payload, _, verdict in
            let reception = try await payloadAnswer.write(
                payload, of: app, pushType: pushType,
                notification: notification.isGiven
                    ? nil : notification.record(outcome, page: work.link),
                to: streams,
                &verdict)
            if isForPage { page = pageArrival(of: work, reception) }
        }
        var isEmpty = true
        for event in reader {
            isEmpty = false
            try await events.take(event, of: reader, &verdict)
        }
        if isEmpty {
            try await events.take(.refusal(reader.refusalOfEmptyInput()), of: reader, &verdict)
        }
        return page
    }
}
