import Handset
import HandsetGateway
import HandsetPage

/// The phone of `handset phone`, which no sender reaches.
struct LonePhone: ShownPagePhone {
    let delivery: PageDelivery
    private let writer: ArrivalWriter
    private let givenCount = Locked(0)

    init(_ delivery: PageDelivery, _ writer: ArrivalWriter) {
        self.delivery = delivery
        self.writer = writer
    }

    func give(_ payload: [UInt8], headers: [PageHeader]) async -> PageNotification? {
        let number = givenCount.withLock { count in
            count += 1
            return count
        }
        let notification = ReceivedNotification(given: payload, headers: headers, number: number)
        await writer.receive([Arrival(notification, .delivered)])
        return await delivery.takeGiven(number)
    }
}
