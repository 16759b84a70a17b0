/// The `.xcconfig` files of a project.
struct SettingFiles: Sendable {
    private let files: [String: [UInt8]]
    /// The settings of files that were asked for.
    private var known: [String: [String: BuildSettings.Setting]] = [:]

    private static let maximumDepth = 16
    /// The lines that are read for one file, also in files that include others.
    private static let maximumLineCount = 100_000

    init(_ files: [ReadFile]) {
        self.files = Dictionary(
            files.filter { $0.path.hasSuffix(".xcconfig") }.map { ($0.path, $0.bytes) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the settings of a file, and those of the files that it includes; the last one of a name counts.
    mutating func settings(of path: String) -> [String: BuildSettings.Setting] {
        if let settings = known[path] { return settings }
        var inclusion = Inclusion()
        take(path, &inclusion)
        known[path] = inclusion.settings
        return inclusion.settings
    }

    /// The settings that were read for one file.
    private struct Inclusion {
        var settings: [String: BuildSettings.Setting] = [:]
        /// The names whose setting is for a device alone, which counts before one for all.
        private var ofDevice: Set<String> = []
        /// The files that are read now, each included by the one before it.
        var open: [String] = []
        var lineCount = 0

        mutating func set(_ key: String, _ value: Substring, at place: AppFact.Place) {
            guard let name = BuildSettings.name(of: key) else { return }
            if name != key { ofDevice.insert(name) }
            guard name != key || !ofDevice.contains(name) else { return }
            settings[name] = BuildSettings.Setting(value: String(value), place: place)
        }
    }

    /// The path of a file that another one includes: from its own folder on, or from one around it, such as the
    /// project's.
    private func included(_ name: String, from folder: String) -> String {
        var folders = folder.split(separator: "/")
        while true {
            let path = XcodeProject.joined(folders.joined(separator: "/"), name)
            if files[path] != nil || folders.isEmpty { return path }
            folders.removeLast()
        }
    }

    private func take(_ path: String, _ inclusion: inout Inclusion) {
        guard inclusion.open.count < Self.maximumDepth, !inclusion.open.contains(path),
            let bytes = files[path]
        else { return }
        inclusion.open.append(path)
        defer { inclusion.open.removeLast() }
        let text = ProjectText(path: path, bytes: bytes)
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        // A file that is included is not split for nothing, however often it is.
        inclusion.lineCount += text.lines.count
        for (index, line) in text.lines.enumerated() {
            guard inclusion.lineCount <= Self.maximumLineCount else { return }
            let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
            if line.hasPrefix("#include") {
                let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                take(included(name, from: folder), &inclusion)
                continue
            }
            let place = AppFact.Place(file: path, line: index + 1)
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 || line.hasSuffix("="), let key = parts.first else { continue }
            // `KEY[sdk=iphoneos*] = value` has a sign of its own.
            if key.contains("["), let end = line.firstRange(of: "]") {
                let rest = line[end.upperBound...].split(separator: "=", maxSplits: 1)
                guard let value = rest.last else { continue }
                let name = String(line[..<end.upperBound].filter { $0 != " " })
                inclusion.set(name, value.trimmed, at: place)
                continue
            }
            inclusion.set(
                String(key.trimmed), (parts.count == 2 ? parts[1] : "").trimmed, at: place)
        }
    }
}
