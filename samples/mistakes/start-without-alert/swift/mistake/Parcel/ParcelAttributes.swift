import ActivityKit
import Foundation

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }

    var number: String
}
