import Handset

/// `handset receive` with a described app, whose handlers run.
final class DescribedReceiving: PayloadReceiving {
    private let answer: PayloadAnswer
    private let app: PhoneGapApp
    private let options: AppOptions
    private var hint: ReceiveHint
    let workers: PayloadWorkers?
    let writer: AnswerWriter?

    /// - Parameters:
    ///   - options: The options of the app, of the device and of what is printed.
    ///   - pushType: The type of all pushes. If `nil`, each payload shows its own.
    ///   - isGiven: True if the user has named the app or its rules.
    ///   - streams: The streams.
    /// - Throws: The errors of ``AppOptions/makeAnswer(pushType:_:)``, and ``OutputError``.
    init(
        _ options: AppOptions, pushType: PushType?, isGiven: Bool, _ streams: StandardStreams
    ) throws {
        let answer = try options.makeAnswer(pushType: pushType, streams)
        let router = answer.app.router
        try streams.note(unknownAmong: [answer.systemVersion])
        for text in options.notes(on: answer.systemVersion, in: answer.app.scenario) {
            try streams.note(text)
        }
        // With a device log or a slow program, data must not wait in a buffer.
        if options.isLogging || answer.app.runsPrograms { streams.output.isUnbuffered = true }
        let hint = ReceiveHint(answer, options.answers, givesApp: isGiven)
        app = options.makeApp(of: router, on: answer.systemVersion, loggingTo: streams)
        writer = hint.isForPerson ? nil : QuickWay.answers(of: answer, router: router)
        workers = PayloadWorkers(
            count: hint.isForPerson ? 1 : options.workerCount(of: router),
            dependsOnNumbers: answer.dependsOnNumbers,
            maximumInFlight: options.limits[.inFlight],
            maximumHeldBytes: options.limits[.heldBytes], style: streams.style
        ) { streams in
            let router = router.withOwnExpressions
            let app = PhoneGapApp(router: router)
            return PayloadWork(
                writer: QuickWay.answers(of: answer, router: router),
                refusalTerminator: answer.refusalTerminator
            ) {
                try await answer.write($0, of: app, to: streams, &$2)
            }
        }
        self.answer = answer
        self.options = options
        self.hint = hint
    }

    var isSlow: Bool { answer.app.runsPrograms }

    var refusalTerminator: UInt8? { answer.refusalTerminator }

    var unconfirmed: UnconfirmedBehavior { answer.app.scenario.unconfirmed }

    func write(
        _ payload: Payload, to streams: StandardStreams, _ verdict: inout Verdict
    ) async throws {
        hint.take(try await answer.write(payload, of: app, to: streams, &verdict))
    }

    func end(_ streams: StandardStreams) throws {
        try hint.tell(streams)
        // Notes that the action of an option is not possible, if that is so for every payload.
        guard let action = options.arrival.action,
            answer.app.planForAnyPayload?.isActionPossible == false
        else { return }
        let state = answer.app.scenario.appState.rawValue
        try streams.note(
            "handset: --action \(action) is not possible while the app is \(state): only the "
                + "arrival counts")
    }
}
