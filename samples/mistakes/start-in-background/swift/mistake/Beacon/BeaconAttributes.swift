import ActivityKit
import Foundation

struct BeaconAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var on: Bool
    }

    var title: String
}
