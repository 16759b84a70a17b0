/// The files by which services and tools that build an app choose a version of Xcode.
///
/// They are read line by line: what a line says of Xcode alone is taken, and names of variables and "latest" are not.
struct XcodeVersionFiles {
    let text: ProjectText

    /// Returns true if a file may name the version.
    ///
    /// - Parameter path: The path of the file, from the folder of the project on.
    /// - Returns: True for files of the services and tools that are known.
    static func takes(_ path: String) -> Bool { form(of: path) != nil }

    /// Returns true if a folder is looked into although its name begins with a full stop.
    ///
    /// - Parameter path: The path of the folder, from the folder of the project on.
    /// - Returns: True for folders with workflows.
    static func enters(_ path: String) -> Bool {
        [".github", ".github/workflows", ".circleci"].contains(path)
    }

    /// The fact about the newest version that the file names; `nil` for none.
    ///
    /// An app is built for tests with several versions at times, and for its users with the newest of them.
    var fact: AppFact? {
        guard let form = Self.form(of: text.path) else { return nil }
        var newest: (version: [Int], text: String, index: Int)?
        for (index, line) in text.lines.prefix(Self.maximumLineCount).enumerated() {
            let line = line.trimmed
            guard line.count <= Self.maximumLineLength, !line.hasPrefix("#"), !line.hasPrefix("//")
            else { continue }
            for version in Self.versions(in: line.lowercased(), form) {
                let parts = version.split(separator: ".").compactMap { Int($0) }
                guard newest.map({ $0.version.lexicographicallyPrecedes(parts) }) ?? true
                else { continue }
                newest = (parts, version, index)
            }
        }
        return newest.map {
            text.fact(.xcodeVersion($0.text, by: text.name), at: $0.index, .guess)
        }
    }

    private static let maximumLineCount = 20_000
    private static let maximumLineLength = 2_000

    // MARK: - Forms

    /// The subject of the lines of a file.
    private enum Form {
        /// Steps of a service, in which many things have versions: the line has to speak of Xcode.
        case steps
        /// Commands in Ruby.
        case lanes
    }

    private static let names: [String: Form] = [
        "eas.json": .steps, "codemagic.yaml": .steps, "codemagic.yml": .steps,
        "bitrise.yml": .steps, "bitrise.yaml": .steps, "azure-pipelines.yml": .steps,
        ".gitlab-ci.yml": .steps, ".travis.yml": .steps, "appcenter-pre-build.sh": .steps,
        "Fastfile": .lanes, "Matchfile": .lanes,
    ]

    private static func form(of path: String) -> Form? {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last else { return nil }
        if let form = names[name] { return form }
        let isYAML = name.hasSuffix(".yml") || name.hasSuffix(".yaml")
        let folder = parts.dropLast().joined(separator: "/")
        return isYAML && [".github/workflows", ".circleci"].contains(folder) ? .steps : nil
    }

    // MARK: - Versions

    /// The words before a version; what stands between them and the number is no letter.
    private static let words: [Form: [String]] = [
        .steps: [
            "xcode-version:", "xcode_version:", "xcodeversion:", "xcode:", "xcode_", "xcode-",
            "osx_image: xcode",
        ],
        .lanes: [
            "xcodes(version:", "xcodes version:", "xcversion(version:", "xcversion version:",
            "xcode_select(\"/applications/xcode_", "xcode_select(\"/applications/xcode-",
            "xcode_select \"/applications/xcode_", "xcode_select \"/applications/xcode-",
            "xcode_version(version:", "xcode_", "xcode-",
        ],
    ]

    private static func versions(in line: String, _ form: Form) -> [String] {
        guard line.contains("xcode") || line.contains("xcversion") else { return [] }
        return (words[form] ?? []).flatMap { word in
            line.ranges(of: word).flatMap { range in
                // A word such as `setup-xcode-…` goes on with letters.
                numbers(after: line[range.upperBound...])
            }
        }
    }

    /// The versions at the beginning of a text, after blanks, quotes and brackets; several are parted by commas.
    private static func numbers(after text: Substring) -> [String] {
        var versions: [String] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false).prefix(16) {
            let start = part.drop { " \t\"'[{(^~=>".contains($0) }
            var number = start.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            let rest = start[number.endIndex...]
            while number.last == "." { number.removeLast() }
            // `xcode-8-image` and `xcode_2x` are no versions; `27.x` is one.
            let isEnd =
                rest.first.map { !$0.isLetter && $0 != "_" } ?? true
                || ["x", ".x", "app", "_"].contains { rest.hasPrefix($0) }
            guard let major = number.split(separator: ".").first.flatMap({ Int($0) }),
                (7...99).contains(major), isEnd
            else { break }
            versions.append(String(number))
        }
        return versions
    }
}
