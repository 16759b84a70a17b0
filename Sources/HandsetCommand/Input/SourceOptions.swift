import ArgumentParser

/// The sources of payloads, and how they are read.
struct SourceOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, or - for standard input. (default: -)", valueName: "source"))
    var sources: [String] = []

    @Flag(help: "Read each line as one payload (JSON Lines); a bad line is rejected alone.")
    var lines = false

    @OptionGroup var refusals: RefusalOptions

    /// The file that keeps refused bytes, or `nil` if none does.
    var refused: String? { refusals.refused }

    func validate() throws {
        for source in sources.isEmpty ? ["-"] : sources {
            guard !source.isEmpty else {
                throw ValidationError("A source has no name; give a file, a folder, or -.")
            }
            let identity =
                source == "-" ? FileIdentity(descriptor: 0) : FileIdentity(path: source)
            if let refused, let identity, identity.isOrdinary,
                identity == FileIdentity(path: refused)
            {
                throw ValidationError("--refused \(refused) would overwrite the source \(source).")
            }
        }
    }
}
