import Handset
import HandsetCommand
import HandsetGateway

/// The means by which one task handles arrivals.
///
/// A class, because it is looked up for each arrival.
final class ArrivalWorker {
    let app: PhoneGapApp
    let answer: ArrivalAnswer
    /// Writes only the sessions of payloads; `nil` if the options ask for more.
    private let sessions: SessionWriter?

    /// Creates a worker with a router that no other task uses at the same time.
    init(_ answer: ArrivalAnswer, app: PhoneGapApp, router: SessionRouter) {
        self.answer = answer
        self.app = app
        let isWhole =
            !answer.isForPage && answer.maximumDepth >= PayloadReader.largestMaximumDepth
        sessions = isWhole ? QuickWay.sessions(of: answer.payloadAnswer, router: router) : nil
    }

    /// Writes the output for an arrival whose sessions are all of it, as nearly always; returns false and
    /// writes nothing if there is more to write.
    func writeSessions(
        of arrival: Arrival, to streams: StandardStreams
    ) throws(OutputError) -> Bool {
        guard let sessions, arrival.outcome.isDelivered, arrival.typeOfPush?.otherReceiver == nil
        else { return false }
        let payload = arrival.payloadBytes
        // A search that does not finish is reported with the whole output.
        guard payload.count <= answer.maximumByteCount,
            let bytes = try? sessions.bytes(ofWhole: payload)
        else { return false }
        try streams.output.write(bytes)
        return true
    }
}
