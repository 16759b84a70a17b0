import ArgumentParser
import Handset

/// The fate of silent pushes, as an option gives it.
struct SilentPushes {
    /// The fate of each; `nil` if chance decides.
    var delivery: SilentDelivery?
    /// The chance; `nil` if all have one fate.
    var chance: SilentDeliveryChance?

    private static let chancePrefix = "chance:"

    /// Reads the name of a fate, or `chance:` and a seed.
    ///
    /// - Throws: `ValidationError` for any other text.
    init(_ text: String) throws {
        if let delivery = SilentDelivery(rawValue: text) {
            self.delivery = delivery
        } else if text.hasPrefix(Self.chancePrefix),
            let seed = UInt64(text.dropFirst(Self.chancePrefix.count))
        {
            chance = SilentDeliveryChance(seed: seed)
        } else {
            let names = SilentDelivery.allCases.map(\.rawValue)
            throw Suggestion.error(
                text, "is not a fate of silent pushes",
                "give \(names.joined(separator: ", ")), or chance: and a whole number",
                among: names)
        }
    }
}
