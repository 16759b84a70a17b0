package import Handset

/// A note on a source, of which there may be many in a run.
package enum SourceNote: Hashable, Sendable {
    /// Its values belong to a push service, whose name this is with its article.
    case envelope(String)
    case noPayload
    /// Something is to be told about its values.
    case remark(EnvelopeRemark)

    func text(of source: String) -> String {
        switch self {
        case .envelope(let name):
            "handset: found \(name), and took the payload that it holds; "
                + "--from payload takes such an object as it is"
        case .noPayload: "handset: \(SourceExcerpt.shown(source)): no payload found"
        case .remark(let remark): "handset: \(remark.description)"
        }
    }

    /// Returns the note on several sources, of which the first are named.
    func text(of sources: [String], count: Int) -> String {
        let names = FoldedNames.text(sources.map { SourceExcerpt.shown($0) }, count: count)
        return switch self {
        case .envelope(let name):
            "handset: found \(name) in \(count) files (\(names)), and took the payload that each holds; "
                + "--from payload takes such objects as they are"
        case .noPayload: "handset: no payload found in \(count) files (\(names))"
        case .remark(let remark): "handset: \(remark.description) (\(count) files: \(names))"
        }
    }
}
