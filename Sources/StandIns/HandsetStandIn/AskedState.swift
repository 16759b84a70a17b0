/// The state of what stands in.
struct AskedState {
    var log: [String] = []
    var calls: [String] = []
    var opened: [String] = []
    var cuts: [String] = []
    /// The closures that uses have got, which nothing calls.
    var closures: [(owner: String, closure: Any)] = []
    /// The uses that had got a closure before the app was launched.
    var ownersBeforeLaunch: [String] = []
    var values: [String: Any] = [:]
    var makers: [ObjectIdentifier: () -> Any] = [:]
    /// The objects of the app's that were made for it, which it may keep weakly.
    var made: [Any] = []
    /// Tells of a place that is added to the cuts.
    var whenCut: (@Sendable (String) -> Void)?
    var missing: Set<String> = []
    var own: Set<String> = []
    var standIns = StandInList(names: [], own: [], cuts: [])

    /// Takes back that a call has opened something: the app passes on what it returned.
    mutating func takeBack(_ result: String) {
        guard result.hasSuffix("()") else { return }
        let name = result.dropLast()
        if let index = opened.lastIndex(where: { $0.hasPrefix(name) }) { opened.remove(at: index) }
    }

    mutating func note(_ text: String, _ maximumCount: Int) {
        if log.count < maximumCount { log.append(text) }
    }
}
