import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

/// A notification for the page, of which no more is made than its fate until somebody asks.
struct PageArrival: Sendable {
    /// A notification of the page, and its way to the phone; `nil` if it does not get there.
    typealias Made = (notification: PageNotification, delivery: PhoneDelivery?)

    /// The index of the app that gets it.
    let app: Int
    let fate: PageFate
    /// True if it sets the number on the app's icon.
    let setsBadge: Bool
    /// The memory that it takes until it is made, in bytes.
    let byteCount: Int
    /// True if somebody has given it to the phone, and waits for it.
    let isGiven: Bool
    /// The time of its arrival in milliseconds since 1970.
    var time: Int
    /// The time at which it was kept for the device, which was away; `nil` if it was not.
    var storedTime: Int?
    let make: @Sendable () -> Made

    init(
        _ fate: PageFate, of app: Int = 0, setsBadge: Bool = false, byteCount: Int, isGiven: Bool,
        time: Int = PageTime.now(),
        make: @escaping @Sendable () -> Made
    ) {
        self.app = app
        self.fate = fate
        self.setsBadge = setsBadge
        self.byteCount = byteCount
        self.isGiven = isGiven
        self.time = time
        self.make = make
    }

    /// Creates the arrival of a notification that does not get to the phone.
    init(undelivered arrival: Arrival, at link: String? = nil) {
        self.init(
            PageFate(arrival.outcome), byteCount: arrival.payloadBytes.count, isGiven: false
        ) { (PageNotification(arrival.notification, undelivered: arrival.outcome, at: link), nil) }
    }

    /// Creates the arrival of a notification whose payload the app cannot get.
    init(_ arrival: Arrival, refused record: RefusalRecord) {
        self.init(
            .refused, byteCount: arrival.payloadBytes.count, isGiven: arrival.notification.isGiven
        ) { (PageNotification(arrival.notification, refused: record), nil) }
    }

    /// Creates the arrival of bytes in a source that are not a payload.
    init(refused record: RefusalRecord, _ bytes: [UInt8]) {
        self.init(.refused, byteCount: bytes.count, isGiven: false) {
            (PageNotification(refused: record, bytes), nil)
        }
    }

    /// Creates the arrival of a notification that the app has received.
    ///
    /// Only where a program may have changed it the reception is kept: it takes several times the memory of the
    /// payload.
    init(
        _ arrival: Arrival, _ reception: Reception, by answer: ArrivalAnswer, app: Int,
        at link: String? = nil
    ) {
        let kept = answer.payloadAnswer.app.runsPrograms ? reception : nil
        self.init(
            arrival.notification.refusalOfToken == nil ? PageFate(reception.fate) : .lost,
            of: app, setsBadge: reception.plan.display.badge != nil,
            byteCount: arrival.payloadBytes.count * (kept == nil ? 1 : 8),
            isGiven: arrival.notification.isGiven
        ) { Self.made(arrival, by: answer, kept, app: app, at: link) }
    }

    /// Makes the notification of an arrival at an app; without a reception that was kept, the app receives it now.
    static func made(
        _ arrival: Arrival, by answer: ArrivalAnswer, _ kept: Reception?, app: Int,
        at link: String?
    ) -> Made {
        let reception: Reception
        switch kept.map(ArrivalAnswer.Received.reception) ?? answer.receive(arrival) {
        case .reception(let received): reception = received
        case .refused(let record, _):
            return (PageNotification(arrival.notification, refused: record), nil)
        }
        let notification = arrival.notification
        if let refusal = notification.refusalOfToken {
            var page = PageNotification(notification, reception, by: answer.payloadAnswer, at: link)
            page.fate = .lost
            page.reason = .activity(refusal)
            return (page, nil)
        }
        return (
            PageNotification(notification, reception, by: answer.payloadAnswer, at: link),
            PhoneDelivery(
                reception, to: app, pushType: arrival.typeOfPush,
                collapseIdentifier: notification.collapseIdentifier,
                record: notification.isGiven ? nil : notification.record(.delivered, page: link))
        )
    }

    /// Creates the arrival of a payload that no sender has sent, at the app in use.
    init(_ reception: Reception, cameAs bytes: [UInt8], by answer: PayloadAnswer) {
        self.init(
            PageFate(reception.fate), setsBadge: reception.plan.display.badge != nil,
            byteCount: reception.payload.origin.byteCount * 8, isGiven: false
        ) {
            (
                PageNotification(reception, cameAs: bytes, by: answer),
                PhoneDelivery(
                    reception, to: 0, pushType: nil, collapseIdentifier: nil, record: nil)
            )
        }
    }
}
