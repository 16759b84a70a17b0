/// The settings of a configuration, each with the line that gives it.
struct BuildSettings: Sendable {
    struct Setting: Hashable, Sendable {
        let value: String
        let place: AppFact.Place
    }

    let configuration: String
    private var own: [String: Setting] = [:]
    /// The names whose own setting is for a device alone, which counts before one for all.
    private var ofDevice: Set<String> = []
    /// The settings of files and of the project, of which the first counts; targets share them.
    private var below: [[String: Setting]] = []

    /// Names within the values of others.
    private static let maximumDepth = 16
    /// The names that are replaced in one value, and its bytes.
    private static let maximumStepCount = 500
    private static let maximumByteCount = 4_096

    init(configuration: String) { self.configuration = configuration }

    mutating func set(_ key: String, _ value: String, at place: AppFact.Place) {
        guard let name = Self.name(of: key) else { return }
        if name != key { ofDevice.insert(name) }
        guard name != key || !ofDevice.contains(name) else { return }
        own[name] = Setting(value: value, place: place)
    }

    /// Takes the settings of a file, which count where there are no own ones.
    mutating func take(_ settings: [String: Setting]) { below.append(settings) }

    /// The name of a key without its condition; `nil` for one that does not count on a device.
    static func name(of key: String) -> String? {
        // `KEY[sdk=iphoneos*]` counts on a device.
        guard let start = key.firstIndex(of: "[") else { return key }
        return key.contains("iphoneos") ? String(key[..<start]) : nil
    }

    /// Returns the settings with those of others where they have none.
    func over(_ others: BuildSettings?) -> BuildSettings {
        var whole = self
        if let others { whole.below += [others.own] + others.below }
        return whole
    }

    private subscript(key: String) -> Setting? {
        own[key] ?? below.lazy.compactMap { $0[key] }.first
    }

    /// Returns a setting in which the names of others are replaced by their values; `nil` if it is not there.
    ///
    /// A name without a value stays as it stands.
    func expanded(_ key: String, target: String) -> Setting? {
        guard let setting = self[key] else { return nil }
        var expansion = Expansion(target: target, isComplete: false)
        return Setting(
            value: expanded(setting.value[...], depth: 0, &expansion), place: setting.place)
    }

    /// Returns a text in which the names of settings are replaced by their values, or by nothing.
    func expanded(text: String, target: String) -> String {
        var expansion = Expansion(target: target, isComplete: true)
        return expanded(text[...], depth: 0, &expansion)
    }

    private struct Expansion {
        let target: String
        /// True if a name without a value is empty.
        let isComplete: Bool
        var stepCount = 0
    }

    private func expanded(_ text: Substring, depth: Int, _ expansion: inout Expansion) -> String {
        guard depth < Self.maximumDepth, text.utf8.count <= Self.maximumByteCount else {
            return String(text)
        }
        var (result, rest) = ("", text)
        while let reference = Reference(firstIn: rest) {
            expansion.stepCount += 1
            guard expansion.stepCount <= Self.maximumStepCount,
                result.utf8.count <= Self.maximumByteCount
            else { break }
            result += rest[..<reference.range.lowerBound]
            var value = value(of: reference.name, depth: depth, &expansion)
            if value == nil, expansion.isComplete { value = "" }
            if let modifier = reference.modifier {
                value = value.map { Self.changed($0, by: modifier) }
            }
            result += value ?? String(rest[reference.range])
            rest = rest[reference.range.upperBound...]
        }
        return result + rest
    }

    private func value(of name: String, depth: Int, _ expansion: inout Expansion) -> String? {
        switch name {
        case "TARGET_NAME", "TARGETNAME": return expansion.target
        // Paths are told from the project's folder on.
        case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": return ""
        default:
            guard let setting = self[name] else {
                return name == "PRODUCT_NAME" ? expansion.target : nil
            }
            return expanded(setting.value[...], depth: depth + 1, &expansion)
        }
    }

    /// A setting's name within a text: `$(NAME)`, `${NAME}` or `$NAME`.
    private struct Reference {
        let name: String
        /// The word behind a colon.
        let modifier: Substring?
        let range: Range<Substring.Index>

        /// Finds the first one in a text; `nil` if there is none.
        init?(firstIn text: Substring) {
            guard let start = text.firstIndex(of: "$") else { return nil }
            let open = text.index(after: start)
            guard open < text.endIndex else { return nil }
            let inner: Substring
            if "({".contains(text[open]) {
                let first = text.index(after: open)
                guard let last = text[first...].firstIndex(where: { ")}".contains($0) }),
                    last > first
                else { return nil }
                inner = text[first..<last]
                range = start..<text.index(after: last)
            } else {
                inner = text[open...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                guard !inner.isEmpty else { return nil }
                range = start..<inner.endIndex
            }
            let parts = inner.split(separator: ":", maxSplits: 1)
            name = parts.first.map(String.init) ?? ""
            modifier = parts.count > 1 ? parts[1] : nil
        }
    }

    /// `:rfc1034identifier` and `:c99extidentifier` of Xcode, and `:default=`.
    private static func changed(_ value: String, by modifier: Substring) -> String {
        let sign: Character =
            modifier.hasPrefix("rfc1034") ? "-" : modifier.hasPrefix("c99") ? "_" : " "
        guard sign != " " else { return value }
        return String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : sign })
    }
}
