import Handset

extension LintSubject {
    /// The keys to values that are placeholders of a template.
    static func placeholders(in payload: Payload) -> [[String]] {
        var found: [[String]] = []
        payload.userInfo.forEachMember { key, value in
            if key != "aps" {
                if let text = value.string, TemplatePlaceholder.isAll(of: text) {
                    found.append([key])
                }
                return
            }
            value.forEachMember { key, value in
                if let text = value.string {
                    if isPlaceholder(text, for: key) { found.append(["aps", key]) }
                    return
                }
                guard ["alert", "sound"].contains(key) else { return }
                value.forEachMember { inner, value in
                    guard let text = value.string, isPlaceholder(text, for: inner) else { return }
                    found.append(["aps", key, inner])
                }
            }
        }
        return found
    }

    /// Returns true for a placeholder; a name in single braces is one where a number belongs.
    private static func isPlaceholder(_ text: String, for key: String) -> Bool {
        keysOfNumbers.contains(key)
            ? TemplatePlaceholder.standsForNumber(text) : TemplatePlaceholder.isAll(of: text)
    }

    private static let keysOfNumbers: Set<String> = [
        "badge", "content-available", "mutable-content", "content-changed", "relevance-score",
        "timestamp", "stale-date", "dismissal-date", "critical", "volume",
    ]
}
