/// The imports that a prepared file has before its first line.
struct SourceImports: Sendable {
    /// True if the file imports Foundation, of which Linux has a part apart.
    var needsNetworking = false
    /// True if the file passes Foundation on.
    var isPublic = false
    /// True if names of the stand-ins stand in the file.
    var needsNames = false
    /// The modules of Apple's that may not be there.
    var frameworks: [String] = []

    var text: String {
        var text =
            needsNetworking ? "\(isPublic ? "public " : "")import FoundationNetworking\n" : ""
        if needsNames { text += "import UIKit\n" }
        var known: Set<String> = []
        for name in frameworks where known.insert(name).inserted {
            text += "#if canImport(\(name))\nimport \(name)\n#endif\n"
        }
        return text
    }
}
