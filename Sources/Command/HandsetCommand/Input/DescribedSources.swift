import Handset
import HandsetFacts
import HandsetSuites

/// An app whose sources are read, and the app file that they make together with one in their folder.
struct DescribedSources {
    let app: ReadApp
    let file: AppFile
    /// The folder, without a slash at its end.
    let folder: String
    /// The sentence about files that were not read; `nil` if there are none.
    let note: String?
    /// The path of the app file in the folder that says something else than the sources; `nil` without one.
    let ownFile: String?

    /// Reads the sources; what an app file in their folder states beats them.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - begun: Takes a line for people before a long reading.
    /// - Throws: `JSONDocumentError` if the folder cannot be read, or if an app file in it is wrong.
    init(_ path: String, begun: (String) -> Void = { _ in }) throws(JSONDocumentError) {
        let sources: AppSourceFolder
        do throws(InputError) {
            sources = try AppSourceFolder(path)
        } catch {
            throw JSONDocumentError([
                JSONDocumentError.Problem(
                    AppFileCause.unreadableSource(reason: "\(error.failure)"), ofFile: path)
            ])
        }
        (app, note) = sources.read(begun: begun)
        folder = sources.path
        let read = AppFile(app, in: folder)
        let own = "\(folder)/\(FoundAppFile.name)"
        guard FileIdentity(path: own) != nil else {
            (file, ownFile) = (read, nil)
            return
        }
        file = read.overridden(by: try AppFile(found: own, of: .here))
        let isSame = file.settings == read.settings && file.rules?.json == read.rules?.json
        ownFile = isSame ? nil : own
    }
}

extension AppFile {
    /// The file that sources make.
    init(_ app: ReadApp, in folder: String) {
        let places = app.evidence.map { evidence in
            (
                evidence.member.split(separator: ".").last.map(String.init) ?? evidence.member,
                SourcePlace(
                    source: "\(folder)/\(evidence.fact.place.file)", line: evidence.fact.place.line,
                    column: 1, offset: 0)
            )
        }
        self.init(
            topic: app.topic, rules: SessionRules(proposed: RuleProposal.all(of: app.reading)),
            settings: app.settings, places: Dictionary(places) { first, _ in first })
    }
}

extension SessionRules {
    /// The rules of proposals; `nil` without one.
    fileprivate init?(proposed proposals: [RuleProposal]) {
        var names: Set<String> = []
        let rules = proposals.compactMap { proposal -> SessionRule? in
            guard let keyPath = SessionKeyPath(proposal.keyPath),
                names.insert(proposal.keyPath).inserted
            else { return nil }
            var rule = SessionRule.app
            rule.name = proposal.keyPath
            rule.source = .value(at: keyPath)
            // What the app opens is the value, and not an address of the article.
            if let template = try? LookupURLTemplate("%@") { rule.lookupURL = template }
            return rule
        }
        guard !rules.isEmpty else { return nil }
        self.init(rules)
    }
}
