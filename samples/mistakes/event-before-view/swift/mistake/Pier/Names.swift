import Foundation

extension Notification.Name {
    static let ferry = Notification.Name("ferry")
}
