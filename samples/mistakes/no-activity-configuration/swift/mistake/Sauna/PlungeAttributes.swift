import ActivityKit
import Foundation

struct PlungeAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var seconds: Int
    }

    var title: String
}
