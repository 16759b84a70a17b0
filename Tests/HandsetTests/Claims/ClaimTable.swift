import Handset
import HandsetClaims
import HandsetTestSupport

/// A table of claims for a page, in Markdown.
struct ClaimTable {
    let claims: [Claim]

    /// The claims that a selector in a page names: topics, or `id:` and names.
    init(selector: String) {
        let words = selector.split(separator: " ").map(String.init)
        claims =
            words.first == "id:"
            ? words.dropFirst().compactMap { Claims.all[$0] }
            : Claims.all.list.filter { words.contains($0.topic) }
    }

    var text: String {
        "| claim | iOS | it says | it rests on |\n| --- | --- | --- | --- |\n"
            + claims.map {
                "| `\($0.id)` | \($0.versions) | \(PageProse.escaped($0.sentence)) | \(PageProse.escaped(ClaimWords($0).groundsWithSamples)) |\n"
            }.joined()
    }
}
