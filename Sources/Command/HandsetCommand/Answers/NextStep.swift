import Handset

/// The sentence of `handset init --package` about what is to be done next.
struct NextStep {
    let folder: String
    let targets: [String]
    /// The names of the targets whose files do not compile.
    let failed: [String]

    var words: String {
        let folder = SourceExcerpt.shown(PathText.shown(folder))
        guard let first = failed.first else {
            return "cd \(folder) && swift test, then handset matrix --package . and a payload"
        }
        let good = targets.filter { !failed.contains($0) }
        let files = "the files of \(failed.list) do not compile, and are left out"
        let mend =
            "take them in one by one, by \(folder)/Sources/\(first)/app-files.txt, and write there what the compiler "
            + "misses"
        guard !good.isEmpty else {
            return "swift test has nothing to test yet: \(files); \(mend)"
        }
        return "cd \(folder) && swift test, which tests \(good.list) alone: \(files); \(mend)"
    }
}
