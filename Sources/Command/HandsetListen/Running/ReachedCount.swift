/// The number of notifications that have reached the app, and the number that should.
struct ReachedCount: CustomStringConvertible {
    let count: Int
    /// If `nil`, none was given.
    let goal: Int?

    /// The numbers as a sentence, such as `1 of 3 notifications reached the app`.
    var description: String {
        if let goal, count <= goal {
            return "\(count) of \(goal) \(Self.noun(goal)) reached the app"
        }
        return "\(count == 0 ? "no" : "\(count)") \(Self.noun(max(1, count))) reached the app"
    }

    private static func noun(_ count: Int) -> String {
        count == 1 ? "notification" : "notifications"
    }
}
