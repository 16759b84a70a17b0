public import Handset

/// Variants of a payload: the payload itself, each value of it changed in each way, and then two values at a time.
///
/// They are arguments for a test: Swift Testing runs each, and its changes tell it apart:
///
/// ```swift
/// @Test(arguments: PayloadVariants(of: ["aps": ["alert": "Ready"], "order": ["id": 7]], count: 300, seed: 1))
/// func tap(_ variant: PayloadVariant) async throws {
///     let phone = HandsetPhone { AppDelegate() }
///     try await phone.deliver(variant.payload, then: .tap).check()
/// }
/// ```
///
/// No variant is larger than Apple takes one: 4096 bytes, or the size of the payload that they are made of.
public struct PayloadVariants: RandomAccessCollection, Sendable {
    private let variants: [PayloadVariant]

    /// Makes variants.
    ///
    /// ```swift
    /// let variants = PayloadVariants(of: ["aps": ["alert": "Ready"], "id": 7], count: 4, seed: 1)
    /// print(variants.map(\.description).joined(separator: "\n"))
    /// ```
    ///
    /// - Parameters:
    ///   - payload: The payload that they are made of, which is the first one.
    ///   - count: The largest number of variants. There are fewer only of a payload that has no more.
    ///   - seed: The seed. The same one gives the same variants on every machine.
    public init(of payload: Payload, count: Int, seed: UInt64) {
        var generator = FixtureGenerator(seed: seed)
        let root = payload.userInfo
        let single = PayloadChanges(of: root).all.shuffled(using: &generator)
        let limit = Swift.max(PayloadChanges.pushSize, payload.json.count)
        var variants = [PayloadVariant(payload, [])]
        var known: Set<PayloadValue> = [root]
        func add(_ changed: PayloadValue, _ changes: [PayloadChange]) {
            let variant = Payload(of: changed)
            guard variant.json.count <= limit, known.insert(changed).inserted else { return }
            variants.append(PayloadVariant(variant, changes))
        }
        for (change, changed) in single where variants.count < count { add(changed, [change]) }
        // The tries are limited: further pairs may not exist.
        var tries = single.isEmpty ? 0 : 20 * Swift.max(count, 0)
        while variants.count < count, tries > 0 {
            tries -= 1
            guard let (first, changed) = single.randomElement(using: &generator),
                let (second, twice) = PayloadChanges(of: changed).random(using: &generator),
                !second.place.isWithin(first.place)
            else { continue }
            add(twice, [first, second])
        }
        self.variants = Array(variants.prefix(Swift.max(count, 0)))
    }

    /// The index of the first variant.
    public var startIndex: Int { 0 }
    /// The number of variants.
    public var endIndex: Int { variants.count }

    /// The variant at an index.
    public subscript(index: Int) -> PayloadVariant { variants[index] }
}
