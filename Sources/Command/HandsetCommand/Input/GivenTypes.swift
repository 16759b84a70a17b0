import Handset
import HandsetLogs

/// The types that the user gives to values of printed payloads, and those that no payload has had yet.
struct GivenTypes {
    private let types: [GivenType]
    private var unmet = GivenTypeTree()
    private var isMet: [Bool]

    init(_ types: [GivenType]) {
        self.types = types
        isMet = [Bool](repeating: false, count: types.count)
        for (number, type) in types.enumerated() {
            let steps = type.path.split(separator: ".", omittingEmptySubsequences: false)
            unmet.insert(type.type, number, at: steps[...])
        }
    }

    /// Looks which values of a payload have the types that were given to them.
    mutating func look(at payload: Payload) {
        guard !unmet.isEmpty else { return }
        for number in unmet.removeMet(by: payload.userInfo) { isMet[number] = true }
    }

    /// The note on the types that no value has; `nil` if there are none.
    var note: String? {
        let unmet = zip(types, isMet).filter { !$0.1 }
        guard !unmet.isEmpty else { return nil }
        let names = unmet.map { "\($0.0.path)=\($0.0.type.rawValue)" }.joined(separator: ", ")
        return
            "handset: --assume \(SourceExcerpt.shown(names)) changed nothing: no payload has such "
            + "a value whose text may be of that type"
    }
}
