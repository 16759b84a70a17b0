internal import HandsetFacts
internal import HandsetTree

/// An app's sources are read whatever they hold: each node and each fact has its place, and what is not read is told.
enum SourceTarget {
    /// The ends of the names of files that are no code.
    static let projectEndings = [
        ".pbxproj", ".plist", ".entitlements", ".json", ".xcconfig", ".yaml", ".xml", ".gradle",
        "Podfile",
    ]

    /// Checks a file of code.
    static func check(_ bytes: [UInt8], as path: String) throws {
        guard let tree = CodeTree(path: path, bytes: bytes) else {
            throw BrokenProperty("\(path) is no file of code")
        }
        let lines = 1...max(1, tree.lines.count)
        for gap in tree.gaps { try require(lines ~= gap.line, "a gap at line \(gap.line)") }
        for node in tree.nodes {
            try require(
                lines ~= node.line && lines ~= node.lastLine,
                "a node at line \(node.line) to \(node.lastLine) of \(lines.upperBound)")
            guard let parent = node.parent else { continue }
            try require(
                parent.index < node.index && node.end <= parent.end, "a node outside of its parent")
        }
        try checkFacts([ReadFile(path: path, bytes: bytes)])
    }

    /// Checks one input as each kind of file that says something about a project.
    static func checkProject(_ bytes: [UInt8]) throws {
        let paths = [
            "App.xcodeproj/project.pbxproj", "App/Info.plist", "App/App.entitlements", "app.json",
            "package.json", "eas.json", "config.xml", "capacitor.config.json", "pubspec.yaml",
            "App/App.xcconfig", "ios/Podfile", ".xcode-version", "project.yml",
        ]
        for path in paths { try checkFacts([ReadFile(path: path, bytes: bytes)]) }
        try checkFacts(paths.map { ReadFile(path: $0, bytes: bytes) })
    }

    /// Checks that facts have places, and are the same whether all files are parsed or those that matter; where the parser
    /// has not understood a file, those of the second way are among those of the first.
    private static func checkFacts(_ files: [ReadFile]) throws {
        let reading = AppReading(of: files)
        var counts: [String: Int] = [:]
        for file in files { counts[file.path] = CodeLines(file.bytes).count }
        for place in reading.facts.map(\.place) {
            guard let count = counts[place.file] else { continue }
            try require(
                (1...max(1, count)).contains(place.line),
                "a fact at line \(place.line) of \(count) in \(place.file)")
        }
        let whole = AppReading(of: files, isParsedWhole: true).facts
        // Where the parser has to guess what was meant, it may find what the other way does not look for.
        let isUnderstood = files.allSatisfy {
            CodeTree(path: $0.path, bytes: $0.bytes)?.gaps.isEmpty ?? true
        }
        if isUnderstood {
            try requireEqual(reading.facts, whole, "the facts")
        } else {
            let others = Set(reading.facts).subtracting(whole)
            try require(others.isEmpty, "facts that a whole reading has not: \(others)")
        }
    }
}
