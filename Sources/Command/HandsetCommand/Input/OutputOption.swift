import ArgumentParser

/// The option for a file in the place of standard output.
struct OutputOption: ParsableArguments {
    @Option(
        name: .output,
        help: ArgumentHelp(
            "Write to this file what standard output would get.", valueName: "file"),
        completion: .file())
    var output: String?

    /// Rejects a name that is empty, or names a source or another input file.
    func validate(beside input: SourceOptions, reading paths: [String] = []) throws {
        guard output != nil else { return }
        let written = try written(beside: ["--refused": input.refused])
        try written.check(sources: input.sources)
        try written.check(paths)
    }

    /// Returns the files that a run writes, this one and those of other options; throws if two are the same file, or
    /// the name is empty.
    func written(beside others: KeyValuePairs<String, String?> = [:]) throws -> WrittenFiles {
        guard output != "" else {
            throw ValidationError("The name after --output is empty; give a file.")
        }
        let files = WrittenFiles(others, and: output.map { [("--output", $0)] } ?? [])
        try files.checkEachOther()
        return files
    }

    /// Returns the options that name what is written, with their files.
    func outputs(beside input: SourceOptions) -> [(option: String, path: String)] {
        var outputs: [(option: String, path: String)] = []
        if let refused = input.refused { outputs.append(("--refused", refused)) }
        if let output { outputs.append(("--output", output)) }
        return outputs
    }
}
