import ActivityKit
import Foundation

struct KilnAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        let coolAt: Date
        let degrees: Double
    }

    var title: String
}
