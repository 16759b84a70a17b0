import ActivityKit
import Foundation

struct HydrantAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var pressure: Double
    }

    var title: String
}
