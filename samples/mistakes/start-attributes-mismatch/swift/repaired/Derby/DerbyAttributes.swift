import ActivityKit
import Foundation

struct DerbyAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var home: Int
        var away: Int
    }

    var teams: [String]
    var ground: String?
}
