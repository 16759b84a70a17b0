import Handset
import HandsetGateway
import HandsetPage

// The description of a payload.

extension ShownPhone {
    /// Returns the result that a payload would have, which comes nowhere.
    func check(_ payload: [UInt8], headers: [PageHeader]) -> PageCheck {
        let notification = ReceivedNotification(given: payload, headers: headers, number: 0)
        let arrival = Arrival(notification, .delivered)
        return topics.answers[topics.index(for: arrival)].preview(arrival)
    }

    func details(of notification: PageNotification) -> [(key: String, value: JSONText)] {
        NotificationDescriptions(apps: topics).members(of: notification)
    }
}
