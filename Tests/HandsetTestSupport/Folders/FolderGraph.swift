internal import Foundation

/// The uses of names between the folders of a source tree, found in the text of its Swift files.
///
/// Types that are declared at the top of a file are found, and members that extensions add if nothing
/// else has their name. Members of types are not: to use one takes a value of the type.
public struct FolderGraph {
    /// A use of a name that another folder declares.
    public struct Edge: Hashable, CustomStringConvertible {
        /// The path of the file that uses the name.
        public let file: String
        /// The type or member.
        public let name: String
        /// The folder of the file.
        public let source: String
        /// The folder that declares the name.
        public let target: String

        /// The edge as part of a sentence.
        public var description: String { "\(file) in \(source) uses \(name) of \(target)" }

        /// Creates an edge.
        public init(file: String, name: String, source: String, target: String) {
            self.file = file
            self.name = name
            self.source = source
            self.target = target
        }
    }

    private let files: [(path: String, folder: String, declarations: SwiftDeclarations)]

    /// Reads files.
    ///
    /// - Parameter files: The text of each file by its path. The first part of the path is the folder.
    public init(files: [String: String]) {
        self.files = files.sorted { $0.key < $1.key }.map { path, text in
            let parts = path.split(separator: "/")
            let folder = parts.count > 1 ? String(parts[0]) : ""
            return (path, folder, SwiftDeclarations(text))
        }
    }

    /// Reads all Swift files of a directory, named by its path from the top level of the repository.
    public init(directory: String) throws {
        let directory = Repository.root.appending(path: directory)
        let paths = FileManager.default.enumerator(atPath: directory.path())
        var files: [String: String] = [:]
        while let path = paths?.nextObject() as? String {
            guard path.hasSuffix(".swift") else { continue }
            files[path] = try String(contentsOf: directory.appending(path: path), encoding: .utf8)
        }
        self.init(files: files)
    }

    /// The folders that have files; an empty name is the directory itself.
    public var folders: Set<String> { Set(files.map(\.folder)) }

    /// Finds the uses of names that only later folders declare.
    ///
    /// - Parameters:
    ///   - order: The folders. Each may use those before it.
    ///   - foreignMembers: The names of members that types of other modules have too.
    /// - Returns: The uses in the order of the files' paths.
    public func upwardEdges(
        in order: [String], foreignMembers: Set<String> = []
    ) -> [Edge] {
        let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        let types = folders(declaring: \.types)
        let members = folders(declaring: \.extensionMembers)
        let names = folders(declaring: \.names)
        return files.flatMap { file in
            let own = rank[file.folder] ?? 0
            func edges(_ used: Set<String>, _ declared: [String: Set<String>]) -> [Edge] {
                used.sorted().compactMap { name in
                    guard let targets = declared[name],
                        targets.allSatisfy({ rank[$0] ?? .max > own })
                    else { return nil }
                    let target = targets.min { rank[$0] ?? .max < rank[$1] ?? .max } ?? ""
                    return Edge(file: file.path, name: name, source: file.folder, target: target)
                }
            }
            // A member that something else is called too may be that.
            let onlyMembers = members.filter {
                names[$0.key] == $0.value && !foreignMembers.contains($0.key)
            }
            return edges(file.declarations.usedWords, types)
                + edges(file.declarations.usedMembers, onlyMembers)
        }
    }

    private func folders(
        declaring names: KeyPath<SwiftDeclarations, Set<String>>
    ) -> [String: Set<String>] {
        files.reduce(into: [:]) { folders, file in
            for name in file.declarations[keyPath: names] {
                folders[name, default: []].insert(file.folder)
            }
        }
    }
}
