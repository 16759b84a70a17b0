import Foundation

extension Notification.Name {
    @nonobjc static let orderOpened = Notification.Name("order-opened")
}
