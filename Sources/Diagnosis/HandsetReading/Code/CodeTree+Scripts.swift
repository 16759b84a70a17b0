import HandsetTree

extension CodeTree {
    /// True for JavaScript and Dart.
    var isScript: Bool { language == .javaScript || language == .dart }

    /// True for JavaScript and Dart that is no test, by the names that tests have.
    var isScriptOfApp: Bool {
        guard isScript, let name = path.split(separator: "/").last else { return false }
        let marks = [".test.", ".spec.", "_test.dart", ".stories.", ".e2e."]
        return !marks.contains { name.contains($0) } && !path.contains("__tests__/")
            && !path.contains("__mocks__/")
    }
}
