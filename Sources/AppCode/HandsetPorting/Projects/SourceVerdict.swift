/// The answer to the question whether a Swift file of an iOS app can be built on Linux.
///
/// A compiler tells at most where the file is not Swift: a member that a stand-in lacks shows only when it is compiled.
public enum SourceVerdict: Hashable, Sendable {
    /// The file compiles as it is.
    case asItIs
    /// The plugin changes the file at each build.
    case prepared([SourceChange])
    /// The file cannot be built.
    case impossible([SourceObstacle])

    /// Judges a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - names: Returns true for a name that the app declares itself.
    init(_ file: AppSourceFile, knowing names: (String) -> Bool) {
        let source = file.source
        let prepared = PreparedSource(of: source)
        let obstacles = SourceObstacle.all(
            in: file.outline, prepared.problems,
            file.syntaxErrors.compactMap { $0.place(in: source) }, path: file.path, knowing: names)
        guard obstacles.isEmpty else {
            self = .impossible(obstacles)
            return
        }
        let changes = prepared.changes
        self = changes.isEmpty ? .asItIs : .prepared(changes)
    }

    /// The code of the verdict: `as-is`, `prepared` or `not`.
    public var code: String {
        switch self {
        case .asItIs: "as-is"
        case .prepared: "prepared"
        case .impossible: "not"
        }
    }

    /// True if the file can be built on Linux.
    public var isPossible: Bool {
        if case .impossible = self { false } else { true }
    }

    /// The obstacles; empty if the file can be built on Linux.
    public var obstacles: [SourceObstacle] {
        if case .impossible(let obstacles) = self { obstacles } else { [] }
    }
}
