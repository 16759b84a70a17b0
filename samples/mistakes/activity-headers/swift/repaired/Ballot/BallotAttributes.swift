import ActivityKit
import Foundation

struct BallotAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var counted: Int
    }

    var title: String
}
