import ActivityKit
import Foundation

struct FerryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var pier: String
}
