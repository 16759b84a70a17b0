import Handset

extension LintSubject {
    /// The keys to values that are placeholders of a template.
    static func placeholders(in payload: Payload) -> [[String]] {
        let tree = payload.tree
        return withExtendedLifetime(tree) {
            var found: [[String]] = []
            for (key, node) in tree.root.members {
                switch node.kind {
                case .string where !key.elementsEqual("aps".utf8):
                    add(node, of: key, in: [], areOfApple: false, to: &found)
                case .dictionary where key.elementsEqual("aps".utf8):
                    addPlaceholders(inAPS: node, to: &found)
                default: break
                }
            }
            return found
        }
    }

    private static func addPlaceholders(inAPS aps: PayloadNode, to found: inout [[String]]) {
        for (key, node) in aps.members {
            if node.kind == .string {
                add(node, of: key, in: ["aps"], areOfApple: true, to: &found)
            } else if node.kind == .dictionary,
                key.elementsEqual("alert".utf8) || key.elementsEqual("sound".utf8)
            {
                for (inner, node) in node.members where node.kind == .string {
                    add(
                        node, of: inner, in: ["aps", String(decoding: key, as: UTF8.self)],
                        areOfApple: true, to: &found)
                }
            }
        }
    }

    /// Adds the keys to a text that is a placeholder; a name in single braces is one where Apple wants a number.
    private static func add(
        _ node: PayloadNode, of key: UnsafeBufferPointer<UInt8>,
        in outerKeys: @autoclosure () -> [String], areOfApple: Bool, to found: inout [[String]]
    ) {
        guard TemplatePlaceholder.mayBe(node.utf8) else { return }
        let text = String(decoding: node.utf8, as: UTF8.self)
        let key = String(decoding: key, as: UTF8.self)
        guard
            areOfApple && keysOfNumbers.contains(key)
                ? TemplatePlaceholder.standsForNumber(text) : TemplatePlaceholder.isAll(of: text)
        else { return }
        found.append(outerKeys() + [key])
    }

    private static let keysOfNumbers: Set<String> = [
        "badge", "content-available", "mutable-content", "content-changed", "relevance-score",
        "timestamp", "stale-date", "dismissal-date", "critical", "volume",
    ]
}
