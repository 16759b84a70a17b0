// Public, because conformances of public types are.
import ArgumentParser
import Handset
public import HandsetFixtures

/// `handset token`: makes device tokens for tests of senders.
struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Make device tokens, correct or broken, or clean up pasted ones.",
        discussion: TokenListing.discussion)

    @Flag(
        help: ArgumentHelp(
            "Make registration tokens of Firebase Cloud Messaging, which begin with the identifier of an "
                + "installation (FID)."))
    var fcm = false

    @Flag(help: "With --fcm: print the identifiers of installations alone.")
    var fid = false

    @Option(
        help: ArgumentHelp(
            "With --fcm: make tokens with this common mistake.", valueName: "kind"))
    var fcmBroken: BrokenFCMTokenKind?

    @Option(
        help: ArgumentHelp(
            "With --fcm: make tokens that handset listen --fcm answers with this fault.",
            valueName: "fault"))
    var fcmFault: FCMFault?

    @Option(help: ArgumentHelp("Number of tokens. (default: 1)", valueName: "number"))
    var count: Int?

    @Option(
        help: ArgumentHelp(
            "Make the same tokens each time, on every machine and in every release.",
            valueName: "number"))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp("Length of a token in bytes. (default: 32)", valueName: "number"))
    var bytes: Int?

    @Option(
        name: .format,
        help: ArgumentHelp("Format of the tokens. (default: hex)", valueName: "format"))
    var format: TokenFormat?

    @Option(
        help: ArgumentHelp(
            "Line to print for each token, with {token}, {index}, or a format other than raw in braces.",
            valueName: "text"),
        transform: Token.template)
    var template: TokenTemplate?

    @Option(help: ArgumentHelp("Make tokens with this common mistake.", valueName: "kind"))
    var broken: BrokenTokenKind?

    @Option(
        help: ArgumentHelp(
            "Make tokens that carry the answer that a test gateway should give.",
            valueName: "answer"),
        completion: .gatewayAnswers(),
        transform: Token.answer)
    var answer: AnswerToken.Answer?

    @Flag(
        help: "List the answers, the first bytes of a token that carries each, and what it means.")
    var listAnswers = false

    @Flag(
        name: [.customLong("normalise"), .customLong("normalize")],
        help: "Convert pasted tokens to hex: arguments, or lines of standard input.")
    var normalise = false

    @Argument(
        help: ArgumentHelp(
            "With --normalise: tokens, or - for the lines of standard input. (default: -)",
            valueName: "token"))
    var tokens: [String] = []

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Messages") var messages: MessageOptions

    func validate() throws {
        if let count, count < 1 {
            throw ValidationError("--count is \(count); give a number from 1.")
        }
        if let bytes, !DeviceToken.byteCounts.contains(bytes) {
            throw ValidationError("--bytes is \(bytes); give a number from 1 to 100.")
        }
        if format != nil, template != nil {
            throw ValidationError(
                "--format and --template cannot be used together; write the format in braces.")
        }
        try validateModes()
        try validateFCM()
        if let broken {
            if format != nil || template?.formats.isEmpty == false {
                throw ValidationError(
                    "--broken tokens have no other format; write {token} in a template."
                )
            }
            if broken == .elided, let bytes, bytes <= 24 {
                throw ValidationError(
                    "--broken elided needs more than 24 bytes; shorter tokens are not elided.")
            }
        }
        if answer != nil, let bytes, bytes != AnswerToken.byteCount {
            throw ValidationError("--answer makes tokens of \(AnswerToken.byteCount) bytes.")
        }
    }

    private func validateFCM() throws {
        if !fcm, fid || fcmBroken != nil || fcmFault != nil {
            throw ValidationError(
                "--fid, --fcm-broken and --fcm-fault are for tokens of FCM; give --fcm too.")
        }
        guard fcm else { return }
        let others = [
            ("--broken", broken != nil), ("--answer", answer != nil), ("--bytes", bytes != nil),
            ("--format", format != nil), ("--template", template != nil),
            ("--normalise", normalise), ("--list-answers", listAnswers),
        ]
        if let (name, _) = others.first(where: \.1) {
            throw ValidationError("--fcm and \(name) cannot be used together.")
        }
        if [fid, fcmBroken != nil, fcmFault != nil].count(where: \.self) > 1 {
            throw ValidationError(
                "--fid, --fcm-broken and --fcm-fault cannot be used together; give one of them.")
        }
    }

    private func validateModes() throws {
        let options = [
            ("--count", count != nil), ("--seed", seed != nil), ("--broken", broken != nil),
            ("--answer", answer != nil), ("--bytes", bytes != nil), ("--format", format != nil),
            ("--template", template != nil), ("--normalise", normalise),
        ].filter(\.1).map(\.0)
        if listAnswers, let option = options.first {
            throw ValidationError("--list-answers and \(option) cannot be used together.")
        }
        if normalise,
            let option = options.first(where: {
                ["--count", "--seed", "--broken", "--answer"].contains($0)
            })
        {
            throw ValidationError("--normalise and \(option) cannot be used together.")
        }
        let written = try output.written()
        if normalise, tokens.isEmpty || tokens.contains("-") {
            try written.checkStandardInput()
        }
        if broken != nil, answer != nil {
            throw ValidationError(
                "--broken and --answer cannot be used together: only a well-formed token carries an answer."
            )
        }
    }

    func run() async throws {
        // Not in `validate`, which comes before an unknown option is found, whose value this may be.
        if !normalise, let token = tokens.first {
            throw ValidationError(
                "Unexpected argument \(token). To clean up a token: handset token --normalise "
                    + ShellWord.of(token)
            )
        }
        try await CommandRun(messages.style, output: output.output) { streams, verdict in
            let progress = startProgress(streams)
            var writer = TokenWriter(
                format: format ?? .hex, template: template, broken: broken, output: streams.output
            ) { progress?.advance(by: $0, normalise ? 0 : $0) }
            if fcm {
                try writeFCM(to: streams)
            } else if listAnswers {
                try streams.output.write(TokenListing.answers(streams.style.outputFold).utf8)
            } else if normalise {
                try PastedTokenInput(
                    byteCount: bytes ?? DeviceToken.usualByteCount, streams: streams,
                    progress: progress
                ).normalise(tokens, into: &writer, &verdict)
            } else if let seed {
                var generator = FixtureGenerator(seed: seed)
                try make(using: &generator, into: &writer)
            } else {
                var generator = SystemRandomNumberGenerator()
                try make(using: &generator, into: &writer)
            }
        }.run()
    }

    private func writeFCM(to streams: StandardStreams) throws {
        func write(using generator: inout some RandomNumberGenerator) throws {
            for _ in 0..<(count ?? 1) {
                let text: String
                if let fcmBroken {
                    text = fcmBroken.make(using: &generator)
                } else if let fcmFault {
                    text = FCMToken(fault: fcmFault, using: &generator).text
                } else {
                    let token = FCMToken(using: &generator)
                    text = fid ? token.installation : token.text
                }
                try streams.output.write("\(text)\n".utf8)
            }
        }
        if let seed {
            var generator = FixtureGenerator(seed: seed)
            try write(using: &generator)
        } else {
            var generator = SystemRandomNumberGenerator()
            try write(using: &generator)
        }
    }

    /// The share counts the tokens to make, or the bytes of standard input.
    private func startProgress(_ streams: StandardStreams) -> ProgressLine? {
        guard !listAnswers else { return nil }
        let input = InputSource.standardInput
        return ProgressLine.start(
            counting: "tokens", of: normalise ? input.byteCount : count ?? 1, streams.style)
    }

    private func make(
        using generator: inout some RandomNumberGenerator, into writer: inout TokenWriter
    ) throws {
        for _ in 0..<(count ?? 1) {
            let token =
                try answer.map { try DeviceToken(answer: $0, using: &generator) }
                ?? DeviceToken(
                    byteCount: bytes ?? DeviceToken.usualByteCount, using: &generator)
            try writer.write(token)
        }
        try writer.flush()
    }

    private static func template(_ text: String) throws -> TokenTemplate {
        do throws(TokenTemplateError) {
            return try TokenTemplate(text)
        } catch {
            throw ValidationError(sentence("\(error)"))
        }
    }

    // Advice may be a question.
    private static func sentence(_ text: String) -> String {
        text.hasSuffix("?") ? text : text + "."
    }

    private static func answer(_ name: String) throws -> AnswerToken.Answer {
        do throws(AnswerNameError) {
            return try AnswerToken.Answer(name)
        } catch {
            throw ValidationError(sentence("\(error)"))
        }
    }
}

extension BrokenTokenKind: NamedChoice {}

extension TokenFormat: NamedChoice {}

extension FCMFault: NamedChoice {}

extension BrokenFCMTokenKind: NamedChoice {}
