import Handset
import HandsetPage

extension PageNotification {
    /// Creates a notification for tests.
    static func sample(
        _ session: String, fate: PageFate = .routed, title: String = "", token: String = "0a0b",
        topic: String = "com.example.app", payload: String = "{}",
        sentNumber: Int? = nil
    ) -> PageNotification {
        PageNotification(
            source: "http2#1", fate: fate, sessions: session.isEmpty ? [] : [session],
            hazardCount: 0, hazardKinds: [], alert: ShownAlert(title: title), token: token,
            topic: topic,
            headers: [],
            payload: Array(payload.utf8), record: Array("{}".utf8), sentNumber: sentNumber)
    }
}
