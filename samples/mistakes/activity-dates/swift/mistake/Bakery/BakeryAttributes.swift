import ActivityKit
import Foundation

struct BakeryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var number: Int
    }

    var title: String
}
