import Handset
import HandsetWeb

/// Reads the `web` of a suite.
struct SuiteWebReader: JSONDocumentReader {
    enum Key: String, CaseIterable {
        case www, answers
    }

    /// The name that stands for the sample page.
    static let sample = "sample"

    private(set) var web: SuiteWeb?
    /// The paths of the files that are named.
    private(set) var files: [String] = []
    var problems: [JSONDocumentError.Problem] = []

    init(_ value: JSONDocumentValue, in folder: DocumentFolder) {
        guard let members = members(of: value, Key.self) else { return }
        let site = attempt { reader throws(JSONDocumentError.Problem) in
            let value = try members.required(Key.www, or: SuiteCause.webFolderMissing)
            let name = try value.string()
            if name == Self.sample { return WebSite.sample }
            let path = try Self.path(value, in: folder)
            reader.files.append("\(path)/index.html")
            do throws(WebViewError) {
                let site = try WebSite(folder: path)
                reader.files += site.files
                return site
            } catch {
                throw value.problem(SuiteCause.webFolderWithoutPage(name))
            }
        }
        let answers = attempt { reader throws(JSONDocumentError.Problem) -> RequestFixtures in
            guard let value = members[Key.answers] else { return [] }
            let path = try Self.path(value, in: folder)
            reader.files.append(path)
            do throws(JSONDocumentError) {
                return try RequestFixtures(
                    contentsOf: path, allowsOutside: folder.allowsOutside)
            } catch {
                reader.problems += error.problems
                return []
            }
        }
        if let site, let answers { web = SuiteWeb(site: site, answers: answers) }
    }

    private static func path(
        _ value: JSONDocumentValue, in folder: DocumentFolder
    ) throws(JSONDocumentError.Problem) -> String {
        let name = try value.string()
        let path = folder.path(ofFile: name)
        if let departure = folder.departure(of: path) {
            throw value.problem(SuiteCause.fileOutside(path: name, byLink: departure == .link))
        }
        return path
    }
}
