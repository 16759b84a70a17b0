import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

extension ArrivalAnswer {
    /// Returns the result that an arrival would have, without calling a handler and without any output.
    func preview(_ arrival: Arrival) -> PageCheck {
        let notification = arrival.notification
        let reader = PayloadReader(
            source: notification.source, whole: notification.payload,
            maximumByteCount: maximumByteCount, maximumDepth: maximumDepth, refused: { _ in })
        var refusal = reader.refusalOfEmptyInput()
        var number = 1
        for event in reader {
            switch event {
            case .payload(let payload):
                do {
                    return PageCheck(
                        PageNotification(
                            notification,
                            try payloadAnswer.app.receive(payload, pushType: arrival.typeOfPush),
                            by: payloadAnswer))
                } catch {
                    refusal = reader.refuseLast(error) ?? refusal
                }
            case .refusal(let found):
                (refusal, number) = (found, reader.payloadCount + 1)
            case .failure: break
            }
        }
        return PageCheck(
            PageNotification(notification, refused: RefusalRecord(refusal, number: number)),
            refusal: refusal)
    }
}
