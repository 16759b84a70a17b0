import Handset
import HandsetLogs

/// The types that no value has had yet, by the steps of their paths.
///
/// A payload is walked once, however many types there are.
struct GivenTypeTree {
    private var children: [String: GivenTypeTree] = [:]
    /// The types that were given to this path, with their numbers.
    private var types: [LogValueType: [Int]] = [:]

    var isEmpty: Bool { children.isEmpty && types.isEmpty }

    mutating func insert(_ type: LogValueType, _ number: Int, at steps: ArraySlice<Substring>) {
        if let step = steps.first {
            children[String(step), default: GivenTypeTree()].insert(
                type, number, at: steps.dropFirst())
        } else {
            types[type, default: []].append(number)
        }
    }

    /// Removes the types that a value and its parts have, and returns their numbers.
    mutating func removeMet(by value: PayloadValue) -> [Int] {
        switch value.kind {
        case .dictionary:
            var met: [Int] = []
            for key in value.keys {
                if children.isEmpty { break }
                // A key may have dots itself.
                let steps = key.split(separator: ".", omittingEmptySubsequences: false)
                guard children[String(steps[0])] != nil, let part = value[key] else { continue }
                met += removeMet(by: part, at: steps[...])
            }
            return met
        case .array:
            guard !children.isEmpty else { return [] }
            return (0..<value.count).flatMap { index in
                value[index].map { removeMet(by: $0, at: ["\(index)"]) } ?? []
            }
        case .string, .integer, .real, .boolean, .null:
            return value.kind.type.flatMap { types.removeValue(forKey: $0) } ?? []
        }
    }

    private mutating func removeMet(
        by part: PayloadValue, at steps: ArraySlice<Substring>
    ) -> [Int] {
        guard let step = steps.first else { return removeMet(by: part) }
        guard var child = children.removeValue(forKey: String(step)) else { return [] }
        let met = child.removeMet(by: part, at: steps.dropFirst())
        if !child.isEmpty { children[String(step)] = child }
        return met
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
