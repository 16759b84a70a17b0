import Handset
import HandsetLogs

/// The types that the user gives to values of printed payloads, and those that no payload has had yet.
struct GivenTypes {
    private var unmet: [GivenType]

    init(_ types: [GivenType]) {
        unmet = types
    }

    /// Looks which values of a payload have the types that were given to them.
    mutating func look(at payload: Payload) {
        guard !unmet.isEmpty else { return }
        unmet.removeAll { $0.isMet(by: payload.userInfo) }
    }

    /// The note on the types that no value has; `nil` if there are none.
    var note: String? {
        guard !unmet.isEmpty else { return nil }
        let names = unmet.map { "\($0.path)=\($0.type.rawValue)" }.joined(separator: ", ")
        return
            "handset: --assume \(SourceExcerpt.shown(names)) changed nothing: no payload has such "
            + "a value whose text may be of that type"
    }
}

extension GivenType {
    /// Returns true if a dictionary has a value of the type at the path.
    fileprivate func isMet(by root: PayloadValue) -> Bool {
        isMet(by: root, at: path.split(separator: ".", omittingEmptySubsequences: false)[...])
    }

    private func isMet(by value: PayloadValue, at steps: ArraySlice<Substring>) -> Bool {
        guard let step = steps.first else { return value.kind.type == type }
        if let index = Int(step), let element = value[index] {
            return isMet(by: element, at: steps.dropFirst())
        }
        // A key may have dots itself.
        return steps.indices.contains { end in
            value[steps[...end].joined(separator: ".")].map {
                isMet(by: $0, at: steps[(end + 1)...])
            } ?? false
        }
    }
}

extension PayloadValue.Kind {
    /// The type of a value of the kind; `nil` for containers.
    fileprivate var type: LogValueType? {
        switch self {
        case .string: .string
        case .integer, .real: .number
        case .boolean: .boolean
        case .null: .null
        case .dictionary, .array: nil
        }
    }
}
