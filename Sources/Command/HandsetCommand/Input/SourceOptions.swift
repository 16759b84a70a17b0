package import ArgumentParser
package import Handset

/// The options for what is read.
///
/// Options that many subcommands have spell their names: to make one of a property takes ArgumentParser 75,000
/// instructions of each start.
package struct SourceOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, payloads that begin with {, or - for standard input. (default: -)",
            valueName: "source"),
        completion: .file())
    package var sources: [String] = []

    @Flag(
        name: .customLong("lines"),
        help: "Read each line as one payload (JSON Lines); a bad line is rejected alone.")
    var lines = false

    @Flag(name: .quiet, help: .quiet)
    var quiet = false

    @Option(name: .customLong("color"), help: .color)
    var color = ColourMode.auto

    @Option(
        name: .customLong("from"),
        help: ArgumentHelp(
            "Form of what the sources hold: payload, or what a push service takes, whose payload is then "
                + "made as the service makes it; auto goes by the shape.", valueName: "form"))
    var from = SourceForm.shown

    @Option(
        name: .customLong("payload-at"),
        help: ArgumentHelp(
            "Take the payload from this place in each object: its keys, and the numbers of elements of "
                + "arrays from 0, with dots between them. It may be in strings of JSON. (default: the whole "
                + "object)", valueName: "path"),
        transform: SourceOptions.keys(ofPath:))
    var payloadAt: [String] = []

    @Option(
        name: .customLong("keep"),
        help: ArgumentHelp(
            "Put these members of each object into the JSON records, as kept. (default: none)",
            valueName: "keys"),
        transform: SourceOptions.keys(ofList:))
    var keep: [String] = []

    @Option(name: .customLong("refused"), help: .refused, completion: .file())
    package var refused: String?

    package var messages: MessageStyle { MessageStyle(isQuiet: quiet, colour: color) }

    var written: WrittenFiles { WrittenFiles(["--refused": refused]) }

    /// Returns a reader of what payloads were sent in; `nil` if every object is a payload.
    ///
    /// `recognized` receives the form of each value that is not a payload, and that no option names.
    func opener(
        _ settings: EnvelopeSettings, remarked: @escaping (EnvelopeRemark) -> Void,
        recognized: @escaping (PayloadFile.EnvelopeForm) -> Void
    ) -> EnvelopeOpener? {
        if from.form == .payload, payloadAt.isEmpty, keep.isEmpty { return nil }
        return EnvelopeOpener(
            form: from.form, path: payloadAt, keeping: keep,
            // A line has one answer, unless an option names a form with several.
            takesSeveral: !lines || from.form != nil, settings: settings,
            recognized: recognized, remarked: remarked)
    }

    /// Checks that the output has JSON records for what `--keep` keeps.
    func checkKeep(hasRecords: Bool) throws(ValidationError) {
        guard !keep.isEmpty, !hasRecords else { return }
        throw ValidationError(
            "--keep puts members into JSON records; add --format json, or remove --keep.")
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

    package init() {}

    package func validate() throws {
        guard !sources.contains("") else {
            throw ValidationError("The name of a source is empty; give a file, a folder, or -.")
        }
        let written = written
        try written.checkEachOther()
        try written.check(sources: sources)
    }
}

extension SourceOptions {
    /// Calls a closure with each payload in turn, and reports everything that is not a payload.
    ///
    /// `rejected` receives the record of each refusal, and the first of the bytes that were rejected.
    package func forEachPayload(
        upTo limits: Limits, loggingTo streams: StandardStreams, _ verdict: inout Verdict,
        rejected: @escaping (RefusalRecord, [UInt8]) async -> Void = { _, _ in },
        _ body: @escaping PayloadWork.Body
    ) async throws {
        try await PayloadInput(self, limits, streams: streams, showsProgress: false)
            .forEachPayload(&verdict, isSlow: true, rejected: rejected, body)
    }

    /// Reports the files if some are named and none of them is there; returns true then.
    package func reportIfNothingIsThere(_ streams: StandardStreams) throws -> Bool {
        let missing = sources.filter { argument in
            argument != "-" && !InputSource.isPayload(argument)
                && FileIdentity(path: argument) == nil
        }
        guard !missing.isEmpty, missing.count == sources.count else { return false }
        for path in missing {
            let error = InputError(name: PathText.shown(path), failure: .missing)
            try streams.report("handset: error: \(error)")
        }
        return true
    }

    package var readsTerminal: Bool { sources.isEmpty && Platform.isInputTerminal }
}

extension ArgumentHelp {
    static let refused = ArgumentHelp(
        "Save rejected bytes, unchanged, in this file.", valueName: "file")
}
