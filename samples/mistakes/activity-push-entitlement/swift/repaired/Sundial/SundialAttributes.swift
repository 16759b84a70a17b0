import ActivityKit
import Foundation

struct SundialAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var hour: Int
    }

    var title: String
}
