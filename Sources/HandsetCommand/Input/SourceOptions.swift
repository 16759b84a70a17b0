import ArgumentParser
import Handset

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

    @OptionGroup var messages: MessageOptions

    @Option(
        help: ArgumentHelp(
            "Form of what the sources hold: payload, or what a push service takes, whose payload is then "
                + "made as the service makes it; auto goes by the shape.", valueName: "form"))
    var from = SourceForm.shown

    @Option(
        help: ArgumentHelp(
            "Take the payload from this place in each object: its keys, with dots between them. It may "
                + "be a string of JSON. (default: the whole object)", valueName: "path"),
        transform: SourceOptions.keys(ofPath:))
    var payloadAt: [String] = []

    @Option(
        help: ArgumentHelp(
            "Put these members of each object into the JSON records, as kept. (default: none)",
            valueName: "keys"),
        transform: SourceOptions.keys(ofList:))
    var keep: [String] = []

    @OptionGroup var refusals: RefusalOptions

    /// The file that saves rejected bytes, if any.
    var refused: String? { refusals.refused }

    /// The files that the run writes.
    var written: WrittenFiles { WrittenFiles(["--refused": refused]) }

    /// Returns a reader of what payloads were sent in; `nil` if every object is a payload.
    ///
    /// - Parameter recognized: Receives the form of each value that is no payload, and that no option names.
    /// - Returns: The reader.
    func opener(recognized: @escaping (EnvelopeForm) -> Void) -> EnvelopeOpener? {
        if from.form == .payload, payloadAt.isEmpty, keep.isEmpty { return nil }
        return EnvelopeOpener(
            form: from.form, path: payloadAt, keeping: keep,
            // A line has one answer, unless an option names a form with several.
            takesSeveral: !lines || from.form != nil, recognized: recognized)
    }

    private static func keys(ofPath text: String) throws -> [String] {
        let keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !keys.contains("") else {
            throw ValidationError(
                "The path '\(text)' has an empty key; give keys with dots between them, such as "
                    + "message.data.")
        }
        return keys
    }

    private static func keys(ofList text: String) throws -> [String] {
        let keys = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !keys.contains("") else {
            throw ValidationError(
                "The list '\(text)' has an empty key; give keys with commas between them, such as "
                    + "id,day.")
        }
        return keys
    }

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
