import ActivityKit

/// Starts the Live Activity, and tells the server its token.
enum LanternActivity {
    static func begin(_ title: String, _ state: LanternAttributes.ContentState) throws {
        let activity = try Activity.request(
            attributes: LanternAttributes(title: title),
            content: ActivityContent(state: state, staleDate: nil), pushType: .token)
        Task {
            for await token in activity.pushTokenUpdates { send(token) }
        }
    }

    private static func send(_ token: Data) {
        print(token.map { String(format: "%02x", $0) }.joined())
    }
}
