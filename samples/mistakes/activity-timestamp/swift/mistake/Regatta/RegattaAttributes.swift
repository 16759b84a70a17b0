import ActivityKit
import Foundation

struct RegattaAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var place: Int
    }

    var title: String
}
