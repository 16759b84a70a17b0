import HandsetTree

/// The files of a project that a module's name in JavaScript stands for.
struct ScriptModules {
    /// The paths without their endings, by their last part.
    private var byName: [String: [(path: String, module: String)]] = [:]

    init(_ trees: [CodeTree]) {
        for tree in trees where tree.language == .javaScript {
            let module = Self.module(of: tree.path)
            guard let name = module.split(separator: "/").last else { continue }
            byName[String(name), default: []].append((tree.path, module))
        }
    }

    /// The path of a file without its ending, and of an index the folder.
    private static func module(of path: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        guard let last = parts.popLast() else { return path }
        // `push.ios.js` is the module `push`.
        let name = last.split(separator: ".").first.map(String.init) ?? last
        return (name == "index" && !parts.isEmpty ? parts : parts + [name]).joined(separator: "/")
    }

    /// Returns true for a name that begins at the file that imports it.
    static func isRelative(_ module: String) -> Bool { module.hasPrefix(".") }

    /// Returns the paths of the files that a module's name in a file stands for; none for packages.
    func files(of module: String, from path: String) -> Set<String> {
        var parts = module.split(separator: "/").map(String.init)
        if Self.isRelative(module) {
            var folder = path.split(separator: "/").dropLast().map(String.init)
            for part in parts {
                switch part {
                case ".": continue
                case "..": _ = folder.popLast()
                default: folder.append(part)
                }
            }
            let target = Self.module(of: folder.joined(separator: "/"))
            return paths(folder.last) { $0 == target }
        }
        // `@/push/handlers`, `~/push/handlers`, `app/push/handlers`.
        if let first = parts.first, ["@", "~", "src", "@src"].contains(first) {
            parts.removeFirst()
        }
        guard parts.count > 1 else { return [] }
        let target = "/" + parts.suffix(2).joined(separator: "/")
        return paths(parts.last) { ("/" + $0).hasSuffix(target) }
    }

    private func paths(_ last: String?, _ isFile: (String) -> Bool) -> Set<String> {
        guard let last else { return [] }
        let name = last.split(separator: ".").first.map(String.init) ?? last
        return Set((byName[name] ?? []).filter { isFile($0.module) }.map(\.path))
    }
}
