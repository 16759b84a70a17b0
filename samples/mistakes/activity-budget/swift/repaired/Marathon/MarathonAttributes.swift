import ActivityKit
import Foundation

struct MarathonAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var kilometres: Double
    }

    var title: String
}
