/// A part of `userInfo` that an expression reads.
struct UserInfoRead {
    /// The keys, from the outermost; empty for `userInfo` itself.
    let path: [String]
    /// The tokens.
    let range: Range<Int>
    /// The number of keys that belong to the name that the expression begins with.
    let rootCount: Int
    /// True if a key is a name whose text is not known.
    let isGuessed: Bool

    /// Reads an expression that begins at an index; `nil` if it reads no `userInfo`.
    init?(
        at start: Int, in file: CodeFile, roots: [String: [String]], isOfBody: Bool,
        constants: [String: String]
    ) {
        guard let root = Self.root(at: start, in: file, roots, isOfBody: isOfBody) else {
            return nil
        }
        var (path, end, first) = (root.path, root.end, start)
        var isGuessed = false
        scan: while true {
            while file.has("?", at: end) || file.has("!", at: end) { end += 1 }
            if file.has("as", at: end) {
                // A cast, whose parenthesis ends it.
                var place = end + 1
                while file.has("?", at: place) || file.has("!", at: place) { place += 1 }
                let next = Self.endOfType(from: place, in: file)
                guard file.has(")", at: next) else { break }
                end = next
                continue
            }
            if file.has(")", at: end), file.has("(", at: first - 1), !file.isName(first - 2) {
                first -= 1
                end += 1
                continue
            }
            if file.has("]", at: end), file.has("[", at: first - 1) {
                first -= 1
                end += 1
                continue
            }
            if file.has("[", at: end), let last = file.closing(end) {
                guard let key = Self.key(in: end + 1..<last, of: file, constants) else { break }
                path.append(key.text)
                isGuessed = isGuessed || key.isGuessed
                end = last + 1
                continue
            }
            if file.has(".", at: end), ["object", "value"].contains(file.text(end + 1)),
                file.has("(", at: end + 2), let last = file.closing(end + 2),
                let key = Self.key(in: end + 5..<last, of: file, constants)
            {
                path += Self.parts(of: key.text, isPath: file.has("forKeyPath", at: end + 3))
                isGuessed = isGuessed || key.isGuessed
                end = last + 1
                continue
            }
            if file.language == .objectiveC,
                ["objectForKey", "valueForKey", "valueForKeyPath"].contains(file.text(end)),
                file.has(":", at: end + 1), file.has("[", at: first - 1),
                let last = file.closing(first - 1),
                let key = Self.key(in: end + 2..<last, of: file, constants)
            {
                path += Self.parts(of: key.text, isPath: file.has("valueForKeyPath", at: end))
                isGuessed = isGuessed || key.isGuessed
                first -= 1
                end = last + 1
                continue
            }
            break scan
        }
        self.path = path
        rootCount = root.path.count
        range = min(first, start)..<end
        self.isGuessed = isGuessed
    }

    private static func parts(of key: String, isPath: Bool) -> [String] {
        isPath ? key.split(separator: ".").map(String.init) : [key]
    }

    /// The expression that is `userInfo`, or a name for a part of it.
    private static func root(
        at start: Int, in file: CodeFile, _ roots: [String: [String]], isOfBody: Bool
    ) -> (path: [String], end: Int)? {
        guard file.isName(start), !file.has(":", at: start + 1) || file.has("?", at: start - 1)
        else { return nil }
        if let path = roots[file.text(start)], !file.has(".", at: start - 1),
            !file.has("=", at: start + 1) || file.has("=", at: start + 2)
        {
            // The declaration itself is none.
            if ["let", "var"].contains(file.text(start - 1)) { return nil }
            return (path, start + 1)
        }
        guard isOfBody else { return nil }
        // launchOptions?[.remoteNotification] and its forms.
        if file.text(start).lowercased().hasSuffix("options"), !file.has(".", at: start - 1) {
            var place = start + 1
            while file.has("?", at: place) || file.has("!", at: place) { place += 1 }
            if file.has("[", at: place), let end = file.closing(place),
                isLaunchKey(in: place..<end, of: file)
            {
                return ([], end + 1)
            }
            if file.has("objectForKey", at: place), file.has("[", at: start - 1),
                let end = file.closing(start - 1), isLaunchKey(in: place..<end, of: file)
            {
                return ([], end)
            }
        }
        // response.notification.request.content.userInfo
        guard !file.has(".", at: start - 1), !file.has("]", at: start - 1) else { return nil }
        var place = start
        var hasContent = false
        while file.isName(place) {
            if file.has("content", at: place) || file.text(place).lowercased().hasSuffix("content")
            {
                hasContent = true
            }
            if file.has("userInfo", at: place) {
                return hasContent ? ([], place + 1) : nil
            }
            place += 1
            while file.has("?", at: place) || file.has("!", at: place) { place += 1 }
            guard file.has(".", at: place) else { return nil }
            place += 1
        }
        return nil
    }

    private static func isLaunchKey(in range: Range<Int>, of file: CodeFile) -> Bool {
        range.contains {
            ["remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey"]
                .contains(file.text($0))
        }
    }

    private static func key(
        in range: Range<Int>, of file: CodeFile, _ constants: [String: String]
    ) -> (text: String, isGuessed: Bool)? {
        guard let first = range.first else { return nil }
        if range.count == 1, let text = file.string(at: first) { return (text, false) }
        if range.count == 1, file.text(first).allSatisfy(\.isNumber) {
            return (file.text(first), false)
        }
        if file.has("AnyHashable", at: first), let text = file.string(at: first + 2) {
            return (text, false)
        }
        // A constant, such as Keys.url, and Key.url.rawValue.
        let names = range.filter { file.isName($0) }.map { file.text($0) }
        guard names.count * 2 - 1 == range.count, let last = names.last(where: { $0 != "rawValue" })
        else { return nil }
        guard let text = constants[last] else { return (last, true) }
        return (text, false)
    }

    private static func endOfType(from start: Int, in file: CodeFile) -> Int {
        var place = start
        while place < file.tokens.count {
            if file.has("[", at: place), let end = file.closing(place) {
                place = end + 1
            } else if file.isName(place) {
                place += 1
                if file.has("<", at: place) {
                    while place < file.tokens.count, !file.has(">", at: place) { place += 1 }
                    place += 1
                }
            } else {
                return place
            }
            guard file.has(".", at: place) else { return place }
            place += 1
        }
        return place
    }

    // MARK: What functions do with a value

    static func isLog(_ name: String) -> Bool {
        let lower = name.lowercased()
        return ["log", "print", "debug"].contains { lower.contains($0) }
            || [
                "info", "notice", "error", "describing", "dump", "trace", "appDidReceiveMessage",
                "NSLog",
            ].contains(name)
    }

    /// The kind of place that a function brings a value to: `url`, `notification`, `router`, or empty.
    static func destination(of name: String) -> String {
        if isLog(name) { return "" }
        let lower = name.lowercased()
        if ["url", "openurl", "open", "urlwithstring", "urlcomponents"].contains(lower) {
            return "url"
        }
        if ["post", "postnotificationname"].contains(lower) || lower.hasPrefix("postnotification") {
            return "notification"
        }
        let words = [
            "navigat", "route", "router", "show", "push", "present", "handle", "goto", "select",
            "deeplink", "coordinat", "openscreen", "display",
        ]
        return words.contains { lower.contains($0) } ? "router" : ""
    }
}
