import HandsetTree

/// Reads the framework of an app and its plugins for pushes, from the files that list packages.
struct FrameworkReader {
    let text: ProjectText

    private static let names: Set = [
        "package.json", "pubspec.yaml", "pubspec.lock",
        "app.json", "capacitor.config.json", "firebase.json",
    ]
    /// The frameworks by the package that brings them.
    private static let frameworks = [
        "react-native": "react-native", "expo": "expo", "@capacitor/core": "capacitor",
        "@capacitor/ios": "capacitor", "cordova-ios": "cordova", "flutter": "flutter",
    ]
    static func takes(_ name: String) -> Bool {
        names.contains(name) || ConfigXMLReader.takes(name) || PodfileReader.takes(name)
    }

    var facts: [AppFact] {
        if ConfigXMLReader.takes(text.name) { return ConfigXMLReader(text: text).facts }
        if PodfileReader.takes(text.name) { return PodfileReader(text: text).facts }
        if text.name == "package.json" { return packages }
        if text.name == "pubspec.lock" { return locked }
        var seen: Set<String> = []
        return text.lines.indices.flatMap { index -> [AppFact] in
            words(of: text.lines[index]).compactMap { word in
                guard seen.insert(word).inserted else { return nil }
                if let framework = Self.frameworks[word] {
                    return text.fact(.framework(framework), at: index)
                }
                return FrameworkPlugins.names.contains(word)
                    ? text.fact(.plugin(word), at: index) : nil
            }
        } + settings + presentation
    }

    /// The settings of Expo, and the identifier of Capacitor.
    private var settings: [AppFact] {
        switch text.name {
        case "app.json": ScriptConfigReader.facts(ofJSON: text)
        case "capacitor.config.json":
            ScriptConfigReader.facts(ofJSON: text).filter { $0.kind == .bundleIdentifier }
        default: []
        }
    }

    /// The packages that package.json asks for, and the plugins that Cordova notes there.
    private var packages: [AppFact] {
        guard let tree = CodeTree(json: text) else { return [] }
        return tree.nodes.compactMap { entry in
            guard entry.kind == .entry, text.lines.indices.contains(entry.line - 1) else {
                return nil
            }
            let framework = Self.frameworks[entry.label]
            guard framework != nil || FrameworkPlugins.names.contains(entry.label) else {
                return nil
            }
            let path = entry.entryPath.dropLast()
            guard
                path == ["dependencies"] || path == ["devDependencies"]
                    || path == ["cordova", "plugins"] || path.isEmpty && framework == nil
            else { return nil }
            return text.fact(
                framework.map { .framework($0) } ?? .plugin(entry.label),
                at: entry.line - 1)
        }
    }

    /// The versions of plugins that Flutter has taken.
    private var locked: [AppFact] {
        var name: String?
        return text.lines.indices.compactMap { index in
            let line = text.lines[index]
            let depth = line.prefix { $0 == " " }.count
            let words = line.trimmed.split(separator: ":", maxSplits: 1)
            guard let first = words.first else { return nil }
            if depth <= 2 {
                let key = String(first)
                name = depth == 2 && FrameworkPlugins.names.contains(key) ? key : nil
                return nil
            }
            guard let plugin = name, depth == 4, first == "version", words.count == 2 else {
                return nil
            }
            let version = words[1].filter { $0.isNumber || $0 == "." }
            return text.fact(.pluginVersion(plugin, version: version), at: index)
        }
    }

    /// The parts that a plugin presents in the foreground: the list behind its key.
    private var presentation: [AppFact] {
        let keys = ["messaging_ios_foreground_presentation_options", "presentationOptions"]
        guard
            let start = text.lines.firstIndex(where: { line in keys.contains { line.contains($0) } }
            )
        else { return [] }
        var words: Set<String> = []
        for line in text.lines[start...] {
            let rest = line.split(separator: ":", maxSplits: 1).last ?? line
            for word in rest.split(whereSeparator: { !$0.isLetter }) {
                if ["alert", "badge", "banner", "list", "sound"].contains(word) {
                    words.insert(String(word))
                }
            }
            if line.contains("]") { break }
        }
        return [text.fact(.presents(words.sorted()), at: start)]
    }

    /// The names in a line: keys and values in quotes, and what stands before a colon.
    private func words(of line: Substring) -> [String] {
        let trimmed = line.trimmed
        guard !trimmed.hasPrefix("#"), !trimmed.hasPrefix("//") else { return [] }
        if text.name == "pubspec.yaml" {
            return trimmed.split(separator: ":").first.map { [String($0.trimmed)] } ?? []
        }
        return trimmed.split { "\"'".contains($0) }.map(String.init)
    }
}
