import ActivityKit
import Foundation

struct TurnstileAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var waiting: Int
    }

    var title: String
}
