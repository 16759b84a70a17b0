/// The files of a project that declare a name.
struct DeclarationIndex {
    private var files: [String: [Int]] = [:]
    /// The files with an extension that has a member, and the last part of the name that it extends.
    private var extensions: [String: [(file: Int, type: String)]] = [:]

    init(_ sources: [AppSourceFile]) {
        for (file, source) in sources.enumerated() {
            for declaration in source.outline.declarations where !declaration.isPrivate {
                if declaration.kind == .extension {
                    let type = declaration.name.split(separator: ".").last.map(String.init) ?? ""
                    for member in declaration.members {
                        extensions[member, default: []].append((file, type))
                    }
                } else {
                    files[declaration.name, default: []].append(file)
                }
            }
        }
    }

    func declares(_ name: String) -> Bool { files[name] != nil }

    /// Returns the files that a file needs, each with the place of the name that it needs first.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - sources: All files.
    ///   - own: The files of the target.
    ///   - borrowed: Files of other targets, which are taken for what no file of the target declares.
    /// - Returns: The files.
    func needs(
        of file: Int, in sources: [AppSourceFile], among own: Set<Int>, or borrowed: Set<Int>
    ) -> [(file: Int, place: NamedPlace)] {
        let outline = sources[file].outline
        var needs: [(file: Int, place: NamedPlace)] = []
        func allowed(_ found: [Int]) -> [Int] {
            let ownFound = found.filter(own.contains)
            return ownFound.isEmpty ? found.filter(borrowed.contains) : ownFound
        }
        func add(_ found: [Int], _ place: NamedPlace) {
            let found = allowed(found)
            guard !found.contains(file), let nearest = nearest(to: file, among: found, in: sources),
                !needs.contains(where: { $0.file == nearest })
            else { return }
            needs.append((nearest, place))
        }
        for place in outline.names {
            if let found = files[place.name] { add(found, place) }
        }
        // Members of extensions, where the type that is extended is named too.
        for (member, found) in extensions.sorted(by: { $0.key < $1.key })
        where outline.usesMember(member) {
            let files = allowed(found.map(\.file))
            for (other, type) in found where files.contains(other) {
                if let place = outline.place(of: type) {
                    add([other], place)
                } else if outline.usesMember(type) || outline.implicitMembers.contains(member) {
                    add([other], NamedPlace(member, line: 1, column: 1))
                }
            }
        }
        return needs
    }

    /// Returns the file that has most folders in common with a file.
    private func nearest(to file: Int, among found: [Int], in sources: [AppSourceFile]) -> Int? {
        let folders = sources[file].folders
        return found.max { first, second in
            let counts = [first, second].map { other in
                zip(sources[other].folders, folders).prefix { $0 == $1 }.count
            }
            return counts[0] < counts[1]
        }
    }
}
