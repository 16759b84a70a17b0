import ActivityKit
import Foundation

struct TideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var metres: Int
    }

    var title: String
}
