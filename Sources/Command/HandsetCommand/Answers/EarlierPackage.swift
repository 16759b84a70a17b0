import Foundation
import HandsetPorting

/// The options with which a package was written, as its files have them.
struct EarlierPackage {
    /// The address of Handset's repository, or the path of a checkout; `nil` if the manifest has none.
    let handset: String?
    /// The path of the folder of the app's project; `nil` if no file says it.
    let project: String?

    /// The beginning of the line with the project's folder.
    static let projectMark = "# The project: "

    /// Reads the files of a package.
    init(_ package: String) {
        let manifest =
            (try? String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8)) ?? ""
        let dependency = manifest.firstMatch(of: #/\.package\((path|url): "([^"\\]+)"/#)
        handset = dependency.map { match in
            let (kind, text) = (match.output.1, String(match.output.2))
            return kind == "path" && !text.hasPrefix("/") ? "\(package)/\(text)" : text
        }
        let sources = "\(package)/Sources"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
        project =
            names.sorted().lazy.compactMap { name -> String? in
                let folder = "\(sources)/\(name)"
                let path = "\(folder)/\(LineChangeList.name)"
                guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                    let line = text.split(separator: "\n").first(where: {
                        $0.hasPrefix(Self.projectMark)
                    })
                else { return nil }
                return "\(folder)/\(line.dropFirst(Self.projectMark.count))"
            }.first
    }
}
