import ActivityKit
import Foundation

struct SaunaAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var celsius: Int
    }

    var title: String
}
