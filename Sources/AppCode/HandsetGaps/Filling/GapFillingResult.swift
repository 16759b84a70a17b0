/// The result of a search for what has to stand in.
struct GapFillingResult {
    let files: [GapFile]
    let declarations: StandInDeclarations
    /// The errors that are left.
    let errors: [CompilerError]
    /// The number of times that the compiler was asked.
    let rounds: Int
    /// True if the files compile.
    let isComplete: Bool
    /// The time of a processor that the compiler took.
    let time: Duration

    /// The number of rounds that a file more takes.
    private static let roundsOfMore = 3

    var cuts: [GapCut] { files.flatMap(\.cuts) }

    /// Returns true if one file more is likely to compile within a time, if a line of it takes as long as those here.
    func isLikely(with next: GapSource, within left: Duration) -> Bool {
        let lineCount = files.reduce(0) { $0 + $1.original.count }
        let ofLines = time * next.lineCount * Self.roundsOfMore
        return ofLines / max(rounds * lineCount, 1) < left
    }
}
