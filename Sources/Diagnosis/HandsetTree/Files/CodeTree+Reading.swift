extension CodeTree {
    /// The bytes of a file of Swift beyond which it is not read.
    package static var maximumSwiftByteCount: Int { SwiftFrontEnd.maximumByteCount }

    /// Reads a file; `nil` if its name is of no language that is read.
    ///
    /// Whatever the file holds, there is a tree: what could not be read is in ``gaps``.
    package convenience init?(path: String, bytes: [UInt8]) {
        self.init(path: path, bytes: bytes, isOnDeepStack: false)
    }

    convenience init?(path: String, bytes: [UInt8], isOnDeepStack: Bool) {
        guard let language = CodeLanguage(path: path) else { return nil }
        let lines = CodeLines(bytes)
        let code =
            switch language {
            case .swift: SwiftFrontEnd.read(bytes, lines, isOnDeepStack: isOnDeepStack)
            case .objectiveC: ObjectiveCFrontEnd.read(bytes, lines)
            case .javaScript: JavaScriptFrontEnd.read(bytes, lines, isOnDeepStack: isOnDeepStack)
            case .dart: DartFrontEnd.read(bytes, lines, isOnDeepStack: isOnDeepStack)
            }
        self.init(path: path, language: language, lines: lines, code)
    }

    /// Reads files one after the other, with one stack for all: a stack for each would cost more than small files do.
    ///
    /// A file that takes more work than ``ReadingBudget`` gives it is left, with ``CodeGap/Cause/tooMuchWork``, and the
    /// next one is read.
    ///
    /// - Parameters:
    ///   - next: Returns the number, the path and the bytes of the next file; `nil` for none.
    ///   - take: Gets the number of a file and its tree, which is `nil` if its name is of no language that is read.
    package static func read(
        _ next: @escaping () -> (number: Int, path: String, bytes: [UInt8])?,
        _ take: @escaping (_ number: Int, _ tree: CodeTree?) -> Void
    ) {
        read(within: .standard, next, take)
    }

    static func read(
        within budget: ReadingBudget,
        _ next: @escaping () -> (number: Int, path: String, bytes: [UInt8])?,
        _ take: @escaping (_ number: Int, _ tree: CodeTree?) -> Void
    ) {
        while ReadingTurn(budget, next, take).run() == .leftFile {}
    }

    /// Makes the tree of a file whose reading took too long.
    convenience init?(unreadAt path: String, bytes: [UInt8]) {
        guard let language = CodeLanguage(path: path) else { return nil }
        self.init(
            path: path, language: language, lines: CodeLines(bytes),
            CodeDraftFile([], gaps: [CodeGap(.tooMuchWork, at: 1)]))
    }
}
