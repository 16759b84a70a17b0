import Handset

/// The words for what a claim rests on.
package struct ClaimWords {
    private let claim: Claim

    package init(_ claim: Claim) { self.claim = claim }

    /// The grounds in a few words, such as `seen: iOS 18.6 and 26.4, 2026-09 (defold/extension-push#58)`.
    package var grounds: String {
        [notKnown, seen ?? said].compactMap(\.self).joined(separator: "; ")
    }

    /// The grounds, and the logs among the samples that show the claim.
    package var groundsWithSamples: String {
        [grounds, logs].compactMap(\.self).joined(separator: "; ")
    }

    private var notKnown: String? {
        guard let point = claim.point else { return nil }
        return "not known: assumed (\(point.rawValue)=\(point.choices.first ?? ""))"
    }

    private var seen: String? {
        guard let last = claim.lastSeen else { return nil }
        var versions: [String] = []
        for sighting in claim.sightings where !versions.contains(sighting.version) {
            versions.append(sighting.version)
        }
        let shows = last.shows.map { ", as \($0)" } ?? ""
        let reporter = (last.evidence == .excerpt ? "excerpt of " : "") + last.reporter
        return "seen: iOS \(versions.list), \(last.date.prefix(7))\(shows) (\(reporter))"
    }

    private var said: String? {
        if let page = claim.sources.first(where: { $0.kind == .apple }) {
            return "Apple says so" + (page.read.map { ", read \($0)" } ?? "")
        }
        if let source = claim.sources.first {
            switch source.kind {
            case .apple, .header: return "Apple's header says so"
            case .forum: return "Apple says so (\(source.title))"
            case .thread: return "reported (\(source.title))"
            }
        }
        return claim.point == nil ? "a choice of Handset" : nil
    }

    private var logs: String? {
        claim.samples.isEmpty ? nil : "shown by \(claim.samples.list)"
    }

    /// The grounds as a sentence.
    package var capitalGrounds: String { capital(grounds) + "." }

    /// The claim in a line: its name, its sentence and its grounds.
    package var line: String { "\(claim.id): \(claim.sentence) \(capitalGrounds)" }

    private func capital(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
