/// Names for the apps of a log, in place of their own; a redacted timeline has nothing else that a log names.
package struct TimelineRedaction: Sendable {
    private var names: [String: String] = [:]

    package init(_ entries: [TimelineEntry]) {
        for bundle in entries.compactMap(\.push.bundle) where names[bundle] == nil {
            names[bundle] = "com.example.app\(names.count + 1)"
        }
    }

    /// Returns the name that stands for an app.
    package func name(of bundle: String) -> String { names[bundle] ?? "com.example.app" }

    /// Returns the words of a line's form, with the fields that do not identify a person.
    func text(of event: LoggedEvent) -> String {
        guard let pattern = event.pattern else { return "…" }
        var text = ""
        for piece in pattern.pieces {
            switch piece {
            case .literal(let bytes): text += String(decoding: bytes, as: UTF8.self)
            case .field(let field):
                if field == .bundle {
                    text += event.bundle.map { name(of: $0) } ?? "<private>"
                } else {
                    text += Self.isOpen(field, of: event) ? event.fields[field] ?? "…" : "…"
                }
            }
        }
        return text
    }

    /// True if a field has nothing that an app or a person has named.
    static func isOpen(_ field: LogField, of event: LoggedEvent) -> Bool {
        switch field {
        case .action: event.known(field)?.hasPrefix("com.apple.") == true
        case .asker: event.known(field).map(LogPrefix.daemons.contains) == true
        default: !field.isPrivate
        }
    }

    /// Returns the name of a process, if it is one of iOS's own.
    func process(of event: LoggedEvent) -> String {
        LogPrefix.daemons.contains(event.process) || event.process.isEmpty ? event.process : "App"
    }
}
