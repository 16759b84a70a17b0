import HandsetTree

extension CodeTree {
    /// True for JavaScript and Dart.
    var isScript: Bool { language == .javaScript || language == .dart }

    /// True for JavaScript and Dart that is no test, by the names that tests have.
    var isScriptOfApp: Bool {
        guard isScript, let name = path.split(separator: "/").last else { return false }
        return !Self.testMarks.contains { name.contains($0) } && !path.contains("__tests__/")
            && !path.contains("__mocks__/")
    }

    /// The parts of names that files of tests have, and those that show a screen alone.
    static let testMarks = [".test.", ".spec.", "_test.dart", ".stories.", ".e2e."]
}
