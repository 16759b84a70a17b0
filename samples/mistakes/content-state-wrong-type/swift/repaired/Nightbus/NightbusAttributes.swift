import ActivityKit
import Foundation

struct NightbusAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var departure: Date
        var line: String
        var delay: Delay
    }

    var title: String

    enum Delay: String, Codable { case none, short, long }
}
