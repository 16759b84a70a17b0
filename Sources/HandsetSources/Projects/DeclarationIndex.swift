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
    func needs(of file: Int, in sources: [AppSourceFile], among allowed: Set<Int>) -> [(
        file: Int, place: NamedPlace
    )] {
        let outline = sources[file].outline
        var needs: [(file: Int, place: NamedPlace)] = []
        func add(_ found: [Int], _ place: NamedPlace) {
            let found = found.filter(allowed.contains)
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
            for (other, type) in found {
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
