import Handset

/// The failure to read a revision.
struct GitFailure: Error, CustomStringConvertible {
    let name: String
    let problem: String

    init(_ revision: GitRevision, _ problem: String) {
        name = revision.name
        self.problem = problem
    }

    var description: String {
        "\(SourceExcerpt.shown(name)): \(SourceExcerpt.shown(problem))"
    }
}
