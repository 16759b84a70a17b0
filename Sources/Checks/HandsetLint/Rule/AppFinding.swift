/// Something in a payload that the types of an app refuse, which the payload alone does not show.
package struct AppFinding: Hashable, Sendable {
    package let rule: String
    /// The keys to the part of the payload, from the outermost.
    package let keys: [String]
    /// The finding, as a sentence without its full stop.
    package let finding: String
    /// The remedy, in a sentence; `nil` for the rule's.
    package let advice: String?

    package init(_ rule: String, at keys: [String], _ finding: String, advice: String? = nil) {
        self.rule = rule
        self.keys = keys
        self.finding = finding
        self.advice = advice
    }
}
