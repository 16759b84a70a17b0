/// A language in which code for pushes is written.
package enum CodeLanguage: String, CaseIterable, Hashable, Sendable {
    case swift
    case objectiveC = "objective-c"
    case javaScript = "javascript"
    case dart

    /// The language of a file by the end of its name; `nil` for other files.
    package init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[name.index(after: dot)...] {
        case "swift": self = .swift
        case "m", "mm", "h": self = .objectiveC
        case "js", "jsx", "ts", "tsx", "mjs", "cjs", "vue": self = .javaScript
        case "dart": self = .dart
        default: return nil
        }
    }
}
