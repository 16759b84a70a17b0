/// The state of what stands in.
struct AskedState {
    var log: [String] = []
    var calls: [String] = []
    var opened: [String] = []
    var cuts: [String] = []
    /// The closures that uses have got, which nothing calls.
    var closures: [(owner: String, closure: Any)] = []
    var values: [String: Any] = [:]
    var makers: [ObjectIdentifier: () -> Any] = [:]
    var missing: Set<String> = []
    var own: Set<String> = []
    var standIns = StandInList(names: [], own: [], cuts: [])

    mutating func note(_ text: String, _ maximumCount: Int) {
        if log.count < maximumCount { log.append(text) }
    }
}
