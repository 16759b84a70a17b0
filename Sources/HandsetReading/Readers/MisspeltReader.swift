import HandsetSources

/// Reads the methods that iOS never calls, since their names or types are nearly those of a delegate's.
struct MisspeltReader {
    let sources: [(path: String, source: SourceText)]
    let project: CodeProject

    private static let types = [
        "application": "UIApplication", "userNotificationCenter": "UNUserNotificationCenter",
        "scene": "UIScene",
    ]

    var facts: [AppFact] { nearly + ofSwiftTwo }

    /// Methods whose first argument has a label, as in Swift 2.
    private var ofSwiftTwo: [AppFact] {
        project.methods.compactMap { method in
            let file = project.files[method.file]
            guard file.language == .swift, let type = Self.types[method.baseName],
                let first = method.parameters.first, first.label != "_", first.type == type
            else { return nil }
            let labels = method.parameters.dropFirst().map { "\($0.label):" }.joined()
            return AppFact(
                .misspelt, method.name, detail: "\(method.baseName)(_:\(labels))", at: method.line,
                in: file, .certain)
        }
    }

    private var nearly: [AppFact] {
        sources.flatMap { path, source -> [AppFact] in
            guard let file = project.files.first(where: { $0.path == path }),
                Self.types.values.contains(where: { file.mentions($0) })
            else { return [] }
            return SourceRemarks(of: source).all.compactMap { remark in
                guard remark.cause == .misspelt || remark.cause == .types else { return nil }
                return AppFact(
                    .misspelt, remark.name, detail: remark.detail, at: remark.line, in: file,
                    .likely)
            }
        }
    }
}
