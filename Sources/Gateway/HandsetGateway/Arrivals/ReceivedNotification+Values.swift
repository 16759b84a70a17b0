public import Foundation
public import Handset

extension ReceivedNotification {
    /// The device token; `nil` for a broadcast, and if the request had something other than hex digits.
    public var deviceToken: DeviceToken? { try? DeviceToken(token) }

    /// The time until which it may be stored; `nil` if the provider gave none, or asked not to store it.
    public var expirationDate: Date? {
        expiration.flatMap { $0 == 0 ? nil : Date(timeIntervalSince1970: Double($0)) }
    }

    /// The push type; `nil` if the provider gave none, or one that Apple has not defined.
    public var type: PushType? { pushType.flatMap(PushType.named) }
}
