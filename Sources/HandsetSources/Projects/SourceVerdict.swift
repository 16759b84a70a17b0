/// The answer to the question whether a Swift file of an iOS app can be had on Linux.
///
/// It is told without a compiler: a member that a stand-in lacks shows only when the file is compiled.
public enum SourceVerdict: Hashable, Sendable {
    /// The file compiles as it is.
    case asItIs
    /// The plugin changes the file at each build.
    case prepared([SourceChange])
    /// The file cannot be had.
    case impossible([SourceObstacle])

    /// Judges a file.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - outline: Its outline.
    ///   - path: Its path.
    ///   - names: Returns true for a name that the app declares itself.
    init(
        _ source: SourceText, _ outline: SourceOutline, path: String,
        knowing names: (String) -> Bool
    ) {
        let prepared = PreparedSource(of: source)
        let obstacles = SourceObstacle.all(
            in: outline, prepared.problems, path: path, knowing: names)
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

    /// True if the file can be had.
    public var isPossible: Bool {
        if case .impossible = self { false } else { true }
    }

    /// The obstacles; empty if the file can be had.
    public var obstacles: [SourceObstacle] {
        if case .impossible(let obstacles) = self { obstacles } else { [] }
    }
}
