import ActivityKit
import Foundation

struct LanternAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var lit: Bool
    }

    var title: String
}
