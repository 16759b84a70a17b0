/// A use of one of the app's own names, such as `Router.shared.open`, by the words that its name is made of.
///
/// An app asks its own names for many things that open nothing: it reads a payload, and writes a line of a log. Only the
/// words tell them apart, since what would be called is not here.
struct OwnUse {
    /// The words of each part of the name, in small letters: `Router.shared.openOrder` has the last ones *open, order*.
    private let parts: [[String]]

    /// - Parameter name: The name, with dots between its parts, such as `Router.shared.open`.
    init(_ name: String) {
        // What a call returns has its brackets in the name.
        parts = name.split(separator: ".").map { part in
            Self.words(of: part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    /// Words that begin the names of functions that ask or make something, and show nothing.
    private static let asking: Set<String> = [
        "build", "can", "contains", "convert", "count", "create", "decode", "decrypt", "encode",
        "extract",
        "filter", "find", "first", "from", "get", "has", "index", "init", "is", "last", "make",
        "map", "match",
        "parse", "read", "resolve", "should", "sort", "transform", "validate", "value", "verify",
        "with",
    ]
    /// Words of names that write down what happens.
    private static let noting: Set<String> = [
        "analytics", "crashlytics", "log", "logger", "logging", "metrics", "reporter", "sentry",
        "telemetry",
        "tracker", "tracking", "tracks",
    ]
    /// Words that begin the names of functions that write down what happens.
    private static let notes: Set<String> = [
        "assert", "breadcrumb", "capture", "debug", "error", "fault", "info", "log", "measure",
        "notice", "print",
        "record", "trace", "track", "verbose", "warn", "warning",
    ]
    /// Words that begin the names of functions that keep data fresh, and show nothing unless another word says so.
    private static let keeping: Set<String> = [
        "cleanup", "clear", "configure", "fetch", "initialize", "prefetch", "refresh", "register",
        "reload", "remove",
        "reset", "save", "setup", "store", "subscribe", "sync", "synchronize", "unregister",
    ]
    /// Words of functions that show something.
    private static let acting: Set<String> = [
        "display", "go", "handle", "navigate", "open", "present", "push", "route", "select", "show",
    ]
    /// Words of values that an app sets to show something.
    private static let showing: Set<String> = [
        "deeplink", "destination", "link", "navigation", "open", "opened", "path", "pending",
        "present", "presented",
        "route", "screen", "selected", "selection", "sheet", "show", "tab", "target", "url",
    ]

    /// True for a call that may show something: it neither asks for a value, nor writes down what happens, nor keeps data
    /// fresh.
    var mayOpen: Bool {
        guard !isNote, let words = parts.last, let first = words.first else { return !isNote }
        if Self.keeping.contains(first) { return !Self.acting.isDisjoint(with: words) }
        return !Self.asking.contains(first)
    }

    /// True for a value whose change may show something, such as `Tabs.shared.selectedIndex`.
    var maySelect: Bool {
        !isNote && parts.dropFirst().contains { !Self.showing.isDisjoint(with: $0) }
    }

    private var isNote: Bool {
        parts.contains { part in part.contains(where: Self.noting.contains) }
            || parts.last?.first.map(Self.notes.contains) == true
    }

    /// Returns the words of a name in the form `openTheOrder`, `URLOpener` or `open_order`.
    private static func words(of name: some StringProtocol) -> [String] {
        var words: [String] = []
        var wasSmall = false
        let signs = Array(name)
        for (index, sign) in signs.enumerated() {
            guard sign != "_" else {
                wasSmall = false
                words.append("")
                continue
            }
            let isLast = index + 1 == signs.count
            let beginsWord =
                sign.isUppercase && (wasSmall || !isLast && signs[index + 1].isLowercase)
            if words.isEmpty || beginsWord { words.append("") }
            words[words.count - 1] += sign.lowercased()
            wasSmall = !sign.isUppercase
        }
        return words.filter { !$0.isEmpty }
    }
}
