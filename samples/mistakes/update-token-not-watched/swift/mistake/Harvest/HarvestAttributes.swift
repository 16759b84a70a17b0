import ActivityKit
import Foundation

struct HarvestAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var baskets: Int
    }

    var title: String
}
