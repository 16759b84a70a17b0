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

    var cuts: [GapCut] { files.flatMap(\.cuts) }
}
