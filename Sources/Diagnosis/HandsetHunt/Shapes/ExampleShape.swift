package import Handset

/// The payloads that a sender sends, as far as examples show it: keys, those that are always there, types, and the texts
/// of a value that has only a few.
package struct ExampleShape: PayloadShape {
    /// The number of texts from which on a value is known to have only a few different ones.
    static let leastTextCount = 10
    /// The number of texts, on average, in which each different one comes, if there are only a few.
    static let textsOfEach = 5

    private var kinds: Set<PayloadValue.Kind> = []
    private var members: [String: ExampleShape] = [:]
    /// The keys that each example has.
    private var always: Set<String> = []
    private var elements: [ExampleShape] = []
    private var count = 0
    private var texts: Set<String> = []
    private var textCount = 0

    /// Learns from examples; without one, nothing fits.
    package init(of examples: [Payload]) {
        for example in examples { learn(example.userInfo, at: []) }
    }

    private init() {}

    private mutating func learn(_ value: PayloadValue, at path: [String]) {
        kinds.insert(Self.kind(of: value))
        switch value.kind {
        case .dictionary:
            always = count == 0 ? Set(value.keys) : always.intersection(value.keys)
            count += 1
            for key in value.keys {
                guard let member = value[key] else { continue }
                members[key, default: ExampleShape()].learn(member, at: path + [key])
            }
        case .array:
            if elements.isEmpty { elements = [ExampleShape()] }
            for index in 0..<value.count { value[index].map { elements[0].learn($0, at: path) } }
        case .string:
            // An alert has words for people, however often they come.
            guard let text = value.string, !path.starts(with: ["aps", "alert"]) else { return }
            texts.insert(text)
            textCount += 1
        case .boolean, .integer, .null, .real: break
        }
    }

    /// The kind of a value; a whole number may be written with a fraction.
    private static func kind(of value: PayloadValue) -> PayloadValue.Kind {
        value.kind == .integer ? .real : value.kind
    }

    /// Returns true if a payload has all keys that are always there, no other ones than were seen, and values of types
    /// that were seen.
    ///
    /// Where at least ten texts were seen, and each different one five times on average, such as the two of a `type`, it
    /// has one of these. The texts of `aps.alert` may be any.
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
                // The elements of an empty list are not known.
                return shape.kinds.isEmpty || shape.fits(element)
            }
        case .string: return !hasFewTexts || value.string.map(texts.contains) == true
        case .boolean, .integer, .null, .real: return true
        }
    }

    private var hasFewTexts: Bool {
        textCount >= Self.leastTextCount && texts.count * Self.textsOfEach <= textCount
    }
}
