import ActivityKit

/// Watches the tokens of the Live Activities, and tells the server.
enum ActivityTokens {
    static func watch() {
        Task {
            for await token in Activity<TideAttributes>.pushToStartTokenUpdates {
                send("start", token)
            }
        }
        Task {
            for await activity in Activity<TideAttributes>.activityUpdates {
                Task {
                    for await token in activity.pushTokenUpdates { send("update", token) }
                }
            }
        }
    }

    private static func send(_ kind: String, _ token: Data) {
        print(kind, token.map { String(format: "%02x", $0) }.joined())
    }
}
