import HandsetTree

/// The conditions of Cordova's handlers, which get taps and pushes in the foreground alike.
enum TapCondition {
    private static let taps: Set = ["wasTapped", "tap", "userInteraction"]
    private static let foreground: Set = ["foreground"]

    /// Returns false if a condition around a node says that it does not run for a callback.
    static func allows(_ callback: AppFact.Callback, at node: CodeNode) -> Bool {
        var place = node
        for parent in node.ancestors.prefix(100) {
            if parent.kind == .function { return true }
            if parent.kind == .if || parent.kind == .choice, let condition = parent[.condition],
                place.role == .then || place.role == .otherwise,
                let isForTap = isForTap(condition.plain)
            {
                let isTap = isForTap == (place.role == .then)
                if callback == .didReceive && !isTap || callback == .willPresent && isTap {
                    return false
                }
            }
            place = parent
        }
        return true
    }

    /// True for a condition that is a tap, false for one that is the foreground; `nil` for others.
    private static func isForTap(_ condition: CodeNode) -> Bool? {
        if condition.kind == .member {
            if taps.contains(condition.text) { return true }
            return foreground.contains(condition.text) ? false : nil
        }
        guard condition.kind == .operation else { return nil }
        let parts = condition.children.map(\.plain)
        switch condition.text {
        case "!": return parts.first.flatMap { $0.kind == .member ? isForTap($0).map(!) : nil }
        case "==", "===":
            guard let first = parts.first, first.kind == .member, parts.count == 2 else {
                return nil
            }
            let isFalse = parts[1].kind == .boolean && parts[1].text == "false"
            return isForTap(first).map { isFalse ? !$0 : $0 }
        default: return nil
        }
    }
}
