/// Notifications that are counted, and never kept.
package struct SkippedNotifications: Sendable {
    package private(set) var count = 0
    /// The number of them with each fate.
    package private(set) var counts: [PageFate: Int] = [:]

    package init() {}

    package mutating func add(_ fate: PageFate) {
        count += 1
        counts[fate, default: 0] += 1
    }
}
