import ActivityKit

enum BeaconActivity {
    static func begin(_ name: String) {
        _ = try? Activity.request(
            attributes: BeaconAttributes(title: name),
            content: ActivityContent(state: .init(on: true), staleDate: nil), pushType: .token)
    }
}
