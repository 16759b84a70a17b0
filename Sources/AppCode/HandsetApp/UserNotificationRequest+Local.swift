internal import Handset

extension UserNotificationRequest {
    /// Creates a request of the app itself with the text, the buttons and the other keys of a payload; its `userInfo` has
    /// no `aps`.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - hasTrigger: True if it waits for a time, which has passed; false if the app wants it at once.
    init(local payload: Payload, hasTrigger: Bool) {
        var content = UserNotificationContent(payload)
        var keys = payload
        keys["aps"] = nil
        content.payload = keys
        self.init(
            identifier: "handset-local", content: content,
            trigger: hasTrigger ? UserNotificationTrigger(timeInterval: 1, repeats: false) : nil)
    }
}
