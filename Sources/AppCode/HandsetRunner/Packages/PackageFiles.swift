import Foundation
import Handset

/// The files of a package that decide what its apps do: its sources, and the files that an `app-files.txt` names.
package struct PackageFiles {
    /// The number of files that are watched.
    private static let maximumCount = 4_096
    private static let nameOfList = "app-files.txt"
    /// Folders that no app is built from.
    private static let otherFolders: Set<String> = ["Tests", "node_modules"]

    package private(set) var paths: [String] = []

    package init(of package: String) {
        add(package, depth: 0)
        for path in paths where path.hasSuffix("/" + Self.nameOfList) { addFiles(ofList: path) }
    }

    private mutating func add(_ folder: String, depth: Int) {
        guard depth < 16, let names = try? Platform.names(inFolder: PathText.bytes(of: folder))
        else {
            return
        }
        for name in names.map(PathText.text).sorted() where !name.hasPrefix(".") {
            guard paths.count < Self.maximumCount else { return }
            let path = "\(folder)/\(name)"
            guard Platform.isOccupied(path) else { continue }
            if Platform.isFolder(path) {
                guard !Self.otherFolders.contains(name), !Platform.isLink(path) else { continue }
                add(path, depth: depth + 1)
            } else if name.hasSuffix(".swift") || name == Self.nameOfList {
                paths.append(path)
            }
        }
    }

    /// Adds the files of a list, whose paths begin at its folder.
    private mutating func addFiles(ofList path: String) {
        guard let bytes = try? FileBytes.read(path) else { return }
        let folder = path.dropLast(Self.nameOfList.utf8.count)
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let name = line.trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty, !name.hasPrefix("#"), paths.count < Self.maximumCount else {
                continue
            }
            paths.append(name.hasPrefix("/") ? name : folder + name)
        }
    }
}
