package import Handset

/// The claims about iOS that Handset makes.
///
/// They are read from their files when somebody first asks for one; a payload on its way asks for none.
package struct Claims: Sendable {
    /// The claims in the order of the files.
    package let list: [Claim]
    private let indices: [String: Int]

    package static let all = Claims(files: DataFiles.all)

    /// Creates claims from the texts of files; `samples` has the logs that show them.
    package init(files: [(name: String, text: String)]) {
        var list: [Claim] = []
        var samples: [String: [String]] = [:]
        for (name, text) in files {
            guard let value = (try? Payload(json: text))?.userInfo else { continue }
            list += value.members("claims").compactMap { Claim($0, topic: name) }
            for shown in value.members("samples") {
                guard let claim = shown["claim"]?.string else { continue }
                samples[claim, default: []] += shown.texts("logs")
            }
        }
        for index in list.indices { list[index].samples = samples[list[index].id] ?? [] }
        self.list = list
        indices = Dictionary(
            list.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the claim of a name; `nil` if there is none.
    package subscript(id: String) -> Claim? { indices[id].map { list[$0] } }

    /// Returns the claim of a name that the planner gives; `nil` if the files lack it, which a test rules out.
    package subscript(name name: ClaimName) -> Claim? { self[name.rawValue] }

    /// Returns the claims that a mistake of `handset why` rests on.
    package func claims(behind mistake: String) -> [Claim] {
        list.filter { $0.mistakes.contains(mistake) }
    }
}
