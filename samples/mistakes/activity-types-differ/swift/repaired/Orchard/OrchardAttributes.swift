import ActivityKit
import Foundation

struct OrchardAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var ripe: Int
        var picked: Int
    }

    var title: String
}
