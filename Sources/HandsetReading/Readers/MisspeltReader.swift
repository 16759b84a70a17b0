import HandsetSources

/// Reads the methods that iOS never calls, since their names or types are nearly those of a delegate's.
struct MisspeltReader {
    let sources: [(path: String, source: SourceText)]
    let project: CodeProject

    var facts: [AppFact] {
        sources.flatMap { path, source -> [AppFact] in
            guard let file = project.files.first(where: { $0.path == path }) else { return [] }
            let others = sources.filter { $0.path != path }.map(\.source)
            return SourceRemarks(of: source, beside: others).all.compactMap { remark in
                guard remark.cause == .misspelt || remark.cause == .types else { return nil }
                return AppFact(
                    .misspelt, remark.name, detail: remark.detail, at: remark.line, in: file, .likely)
            }
        }
    }
}
