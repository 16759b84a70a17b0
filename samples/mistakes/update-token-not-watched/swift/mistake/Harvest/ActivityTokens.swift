import ActivityKit

enum ActivityTokens {
    static func watch() {
        Task {
            for await token in Activity<HarvestAttributes>.pushToStartTokenUpdates {
                print(token.map { String(format: "%02x", $0) }.joined())
            }
        }
    }
}
