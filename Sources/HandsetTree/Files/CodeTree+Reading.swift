extension CodeTree {
    /// Reads a file; `nil` if its name is of no language that is read.
    ///
    /// Whatever the file holds, there is a tree: what could not be read is in ``gaps``.
    package convenience init?(path: String, bytes: [UInt8]) {
        guard let language = CodeLanguage(path: path) else { return nil }
        let lines = CodeLines(bytes)
        let code =
            switch language {
            case .swift: SwiftFrontEnd.read(bytes, lines)
            case .objectiveC: ObjectiveCFrontEnd.read(bytes, lines)
            case .javaScript: JavaScriptFrontEnd.read(bytes, lines)
            case .dart: DartFrontEnd.read(bytes, lines)
            }
        self.init(path: path, language: language, lines: lines, code)
    }
}
