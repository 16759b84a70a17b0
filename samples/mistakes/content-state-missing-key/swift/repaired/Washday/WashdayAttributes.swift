import ActivityKit
import Foundation

struct WashdayAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var machineNumber: Int
        var minutesLeft: Int
        var note: String?
    }

    var title: String
}
