import Handset
import HandsetCommand
import HandsetGateway

/// The means by which one task handles arrivals.
///
/// A class, because it is looked up for each arrival.
final class ArrivalWorker {
    let app: PhoneGapApp
    let answer: ArrivalAnswer
    /// Writes the answers to payloads of which nothing else is made; `nil` if the options ask for more.
    private let writer: AnswerWriter?

    /// Creates a worker with a router that no other task uses at the same time.
    init(_ answer: ArrivalAnswer, app: PhoneGapApp, router: SessionRouter) {
        self.answer = answer
        self.app = app
        let isWhole =
            !answer.isForPage && answer.maximumDepth >= PayloadReader.largestMaximumDepth
        writer = isWhole ? QuickWay.answers(of: answer.payloadAnswer, router: router) : nil
    }

    /// Writes the output for an arrival if the sessions, or the record, are all of it, as for nearly all.
    ///
    /// It returns false if nothing was written, because there is more to write.
    func writeQuickly(
        _ arrival: Arrival, to streams: StandardStreams
    ) throws(OutputError) -> Bool {
        guard let writer, arrival.outcome.isDelivered, arrival.typeOfPush?.otherReceiver == nil,
            arrival.payloadBytes.count <= answer.maximumByteCount,
            // A search that does not finish is reported with the whole output.
            let bytes = try? bytes(of: arrival, by: writer)
        else { return false }
        try streams.output.write(bytes)
        return true
    }

    private func bytes(
        of arrival: Arrival, by writer: AnswerWriter
    ) throws(SessionSearchError) -> [UInt8]? {
        switch writer {
        case .sessions(let writer): return try writer.bytes(ofWhole: arrival.payloadBytes)
        case .records(let writer):
            let notification = arrival.notification
            return try writer.bytes(
                ofWhole: notification.payload, from: notification.source,
                notification.recordWithoutPayload(arrival.outcome))
        }
    }
}
