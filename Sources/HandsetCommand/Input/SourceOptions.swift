import ArgumentParser

/// The options for the sources of payloads.
struct SourceOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, payloads that begin with {, or - for standard input. (default: -)",
            valueName: "source"),
        completion: .file())
    var sources: [String] = []

    @Flag(help: "Read each line as one payload (JSON Lines); a bad line is rejected alone.")
    var lines = false

    @Flag(
        name: .shortAndLong,
        help: "Write no notes to standard error, only errors, and what other options ask for.")
    var quiet = false

    @OptionGroup var refusals: RefusalOptions

    /// The file that saves rejected bytes, if any.
    var refused: String? { refusals.refused }

    /// The files that the run writes.
    var written: WrittenFiles { WrittenFiles(["--refused": refused]) }

    func validate() throws {
        let written = written
        for source in sources.isEmpty ? ["-"] : sources {
            guard !source.isEmpty else {
                throw ValidationError("The name of a source is empty; give a file, a folder, or -.")
            }
            try written.check(source: source)
        }
    }
}
