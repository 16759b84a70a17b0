import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

extension ArrivalAnswer {
    /// The result of an arrival at its app.
    enum Received {
        case reception(Reception)
        case refused(RefusalRecord, PayloadRefusal)
    }

    /// Returns what the app makes of an arrival, without calling a handler and without any output.
    func receive(_ arrival: Arrival) -> Received {
        let notification = arrival.notification
        let reader = PayloadReader(
            source: notification.source, whole: notification.payload,
            maximumByteCount: maximumByteCount, maximumDepth: maximumDepth,
            takesTrailingCommas: notification.isGiven, refused: { _ in })
        var refusal = reader.refusalOfEmptyInput()
        var number = 1
        for event in reader {
            switch event {
            case .payload(let payload):
                do {
                    return .reception(
                        try payloadAnswer.app.receive(payload, pushType: arrival.typeOfPush))
                } catch {
                    refusal = reader.refuseLast(error) ?? refusal
                }
            case .refusal(let found):
                (refusal, number) = (found, reader.payloadCount + 1)
            case .failure: break
            }
        }
        return .refused(RefusalRecord(refusal, number: number), refusal)
    }

    /// Returns the result that an arrival would have.
    func preview(_ arrival: Arrival) -> PageCheck {
        switch receive(arrival) {
        case .reception(let reception):
            PageCheck(PageNotification(arrival.notification, reception, by: payloadAnswer))
        case .refused(let record, let refusal):
            PageCheck(PageNotification(arrival.notification, refused: record), refusal: refusal)
        }
    }
}
