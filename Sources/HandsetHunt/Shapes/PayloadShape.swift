package import Handset

/// The payloads that a sender sends, as far as examples show it: the keys, which are always there, and the types.
package struct PayloadShape: Sendable {
    private var kinds: Set<PayloadValue.Kind> = []
    private var members: [String: PayloadShape] = [:]
    /// The keys that each example has.
    private var always: Set<String> = []
    private var elements: [PayloadShape] = []
    private var count = 0

    /// Learns from examples; without one, nothing fits.
    package init(of examples: [Payload]) {
        for example in examples { learn(example.userInfo) }
    }

    private init() {}

    private mutating func learn(_ value: PayloadValue) {
        kinds.insert(Self.kind(of: value))
        switch value.kind {
        case .dictionary:
            always = count == 0 ? Set(value.keys) : always.intersection(value.keys)
            count += 1
            for key in value.keys {
                if let member = value[key] { members[key, default: PayloadShape()].learn(member) }
            }
        case .array:
            if elements.isEmpty { elements = [PayloadShape()] }
            for index in 0..<value.count { value[index].map { elements[0].learn($0) } }
        case .boolean, .integer, .null, .real, .string: break
        }
    }

    /// The kind of a value; a whole number may be written with a fraction.
    private static func kind(of value: PayloadValue) -> PayloadValue.Kind {
        value.kind == .integer ? .real : value.kind
    }

    /// Returns true if the sender may send a payload: it has all keys that are always there, no other ones, and values
    /// of types that were seen.
    package func fits(_ payload: Payload) -> Bool { fits(payload.userInfo) }

    private func fits(_ value: PayloadValue) -> Bool {
        guard kinds.contains(Self.kind(of: value)) else { return false }
        switch value.kind {
        case .dictionary:
            return always.isSubset(of: value.keys)
                && value.keys.allSatisfy { key in
                    guard let member = value[key], let shape = members[key] else { return false }
                    return shape.fits(member)
                }
        case .array:
            return (0..<value.count).allSatisfy { index in
                guard let element = value[index], let shape = elements.first else { return false }
                // Of an empty list nobody knows the elements.
                return shape.kinds.isEmpty || shape.fits(element)
            }
        case .boolean, .integer, .null, .real, .string: return true
        }
    }
}
