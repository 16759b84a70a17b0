package import Handset
package import HandsetFixtures

/// The way from a payload to the smallest one that shows the same.
package struct PayloadReduction {
    /// The number of payloads that may still be tried.
    private var rest: Int
    private var tried: Set<PayloadValue> = []
    /// The places whose values stay as they are.
    private let kept: [PayloadPlace]

    /// Creates a way that tries a number of payloads at most, and leaves the values at places as they are.
    package init(tries: Int, keeping kept: [PayloadPlace] = []) {
        rest = tries
        self.kept = kept
    }

    /// Returns the smallest payload that is found.
    ///
    /// Keys and elements are taken away, and values replaced by simpler ones, as long as it shows.
    ///
    /// - Parameters:
    ///   - payload: A payload that shows it.
    ///   - shows: Returns true if a payload shows it too.
    /// - Returns: The payload, which may be the same.
    package mutating func smallest(
        of payload: Payload, where shows: (Payload) async throws -> Bool
    ) async rethrows -> Payload {
        var smallest = payload.userInfo
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in Self.simpler(than: smallest)
            where keeps(candidate, of: payload.userInfo) && tried.insert(candidate).inserted {
                guard rest > 0 else { return Payload(of: smallest) }
                rest -= 1
                if try await shows(Payload(of: candidate)) {
                    smallest = candidate
                    isSmaller = true
                    break
                }
            }
        }
        return Payload(of: smallest)
    }

    private func keeps(_ candidate: PayloadValue, of root: PayloadValue) -> Bool {
        kept.allSatisfy { candidate.value(at: $0) == root.value(at: $0) }
    }

    /// Returns the payloads that are a step simpler, those first that take most away.
    private static func simpler(than root: PayloadValue) -> [PayloadValue] {
        let places = root.places
        let without = places.map { root.replacing($0, by: nil) }
            .sorted { JSONText($0).bytes.count < JSONText($1).bytes.count }
        let simpler = places.flatMap { place -> [PayloadValue] in
            guard let value = root.value(at: place) else { return [] }
            return Self.simpler(value).map { root.replacing(place, by: $0) }
        }
        return without + simpler
    }

    private static func simpler(_ value: PayloadValue) -> [PayloadValue] {
        switch value.kind {
        case .string:
            guard let text = value.string, text.count > 1 else { return [] }
            let half = String(text.prefix(text.count / 2))
            return text.count > 2 ? ["a", PayloadValue(half)] : ["a"]
        case .integer: return [0, 1].contains(value.integer ?? 0) ? [] : [0, 1]
        case .real: return [0, 1]
        case .array, .boolean, .dictionary, .null: return []
        }
    }
}
