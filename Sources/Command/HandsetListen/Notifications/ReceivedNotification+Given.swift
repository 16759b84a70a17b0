import Handset
import HandsetGateway
import HandsetPage

extension ReceivedNotification {
    /// Its headers are all whose names begin with `apns-`, and its number counts the notifications that no
    /// sender has sent.
    init(given payload: [UInt8], headers: [PageHeader], number: Int) {
        self.init(
            connection: Self.ownConnection, providerProtocol: .http2, token: [], payload: payload)
        func value(_ name: String) -> String? { headers.last { $0.name == name }?.value }
        self.number = number
        self.headers = headers.map { RequestHeader(name: $0.name, value: $0.value) }
        topic = value("apns-topic")
        pushType = value("apns-push-type")
        apnsID = value("apns-id")
        collapseIdentifier = value("apns-collapse-id")
        expiration = value("apns-expiration").flatMap { Int($0) }
        priority = value("apns-priority").flatMap { Int($0) }.flatMap(NotificationPriority.init)
    }
}
