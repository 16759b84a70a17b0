import Handset

/// The app of `handset receive`, and the form of its answers.
protocol PayloadReceiving: AnyObject {
    /// True if an answer may take long.
    var isSlow: Bool { get }
    /// The workers that read a large source side by side; `nil` if payloads are read one by one.
    var workers: PayloadWorkers? { get }
    /// The quick writer of the answers of which nothing else is made; `nil` if there is none.
    var writer: AnswerWriter? { get }
    /// The last byte of the record of each refusal; `nil` if refusals have none.
    var refusalTerminator: UInt8? { get }
    /// The things about iOS that are not known, as the phone has them.
    var unconfirmed: UnconfirmedBehavior { get }

    /// Gives a payload to the app, and writes its answer.
    func write(
        _ payload: Payload, to streams: StandardStreams, _ verdict: inout Verdict
    ) async throws

    /// Ends the run after the last payload.
    func end(_ streams: StandardStreams) throws
}
