import ArgumentParser
import Handset
import HandsetLint
import HandsetWhy

/// `handset why`: names the mistake behind a push that does not do what it should.
struct Why: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + Limit.ofRules

    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Name the cause of a push that does not do what it should.",
        discussion: """
            Reads the payload, the app and what you say of the symptom, and lists the causes, the likeliest \
            first: what is wrong, where it is in the payload or in the sources, and what to change. Sources \
            are read as text; nothing of them is compiled or run. Without a payload the app alone is looked at, \
            without an app the payload alone. Words that are no file are the symptom, a folder with sources or a \
            source file is the app; without either, the folder here is.

            Exit status: 0 if a cause is named, 1 if none was found, 2 if something could not be read, or if the words \
            were not understood and nothing certain was found.
            """)

    enum Format: String, NamedChoice {
        case text, json, html
    }

    enum Environment: String, NamedChoice {
        case development, production
    }

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "What you see, in your own words, such as \"tap does nothing when killed\". (default: what the "
                + "state and the action lead one to expect)", valueName: "words"))
    var symptom: String?

    @Option(
        help: ArgumentHelp(
            "The log of the device, whose lines may name the cause.", valueName: "file"),
        completion: .file())
    var deviceLog: String?

    @Option(
        help: ArgumentHelp(
            "Environment of Apple's service that the push goes to.", valueName: "name"))
    var environment: Environment?

    @Option(
        help: ArgumentHelp(
            "Topic of the push (apns-topic). (default: from the .headers file)",
            valueName: "topic"))
    var topic: String?

    @Option(
        help: ArgumentHelp(
            "Type of the push (apns-push-type). (default: from the .headers file)",
            valueName: "type"),
        completion: .pushType, transform: LintOptions.pushType)
    var pushType: PushType?

    @Option(
        help: ArgumentHelp(
            "Priority of the push (apns-priority). (default: from the .headers file)",
            valueName: "priority"),
        completion: .values(["10", "5", "1"]), transform: LintOptions.priority)
    var priority: NotificationPriority?

    @Option(
        help: ArgumentHelp(
            "iOS version of the device. (default: the newest)", valueName: "version"),
        completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    @OptionGroup(title: "The phone") var arrival: ArrivalOptions

    @OptionGroup(title: "The phone") var device: DeviceOptions

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print text for people, a JSON record for each payload, or a page of HTML.",
            valueName: "format"))
    var format = Format.text

    @Option(
        help: ArgumentHelp(
            "Write a suite that expects what the payload should do: a case to run after the change.",
            valueName: "file"),
        completion: .jsonFile)
    var toSuite: String?

    @Flag(help: "List the findings that can be named, as text or with --format json, and end.")
    var list = false

    @OptionGroup var output: OutputOption

    @Flag(help: .claims)
    var claims = false

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    var rules: RuleSettings { ruleOptions.settings(limits.values) }

    mutating func validate() throws {
        try output.validate(beside: input)
        guard !list else {
            if format == .html {
                throw ValidationError("--list is text or JSON; remove --format html.")
            }
            if let option = optionOfQuestion {
                throw ValidationError("--list names what can be found; remove \(option).")
            }
            return
        }
        let guess = try WhyArguments(
            input.sources, symptom: symptom, app: ruleOptions.app.option,
            looksHere: !ruleOptions.app.isInEnvironment)
        input.sources = guess.payloads
        symptom = guess.symptom
        if let app = guess.app { ruleOptions.app = AppFileName(option: app) }
        try rules.validate()
        if input.sources.isEmpty, !ruleOptions.app.isGiven, symptom == nil, deviceLog == nil {
            throw ValidationError(
                "Give a payload, an app, or what you see: handset why push.json --app ../ios/MyApp, or "
                    + "handset why 'a tap does nothing' in the folder of the app.")
        }
        for (name, text) in [
            ("--symptom", symptom), ("--device-log", deviceLog), ("--topic", topic),
            ("--to-suite", toSuite),
        ]
        where text == "" {
            throw ValidationError("The text after \(name) is empty.")
        }
        if toSuite != nil, input.sources.isEmpty {
            throw ValidationError("--to-suite writes a case of a payload; give one.")
        }
        try input.checkKeep(hasRecords: false)
        try AppKind.stated(by: "why").check(device.demands)
        let written = WrittenFiles([
            "--refused": input.refused, "--to-suite": toSuite, "--output": output.output,
        ])
        if !input.sources.isEmpty { try written.check(sources: input.sources) }
        if let deviceLog { try written.check(deviceLog) }
        try rules.check(written)
        try written.checkEachOther()
    }

    /// An option of a question that is given; `nil` if none is.
    private var optionOfQuestion: String? {
        let options = [
            ("the payload", !input.sources.isEmpty), ("--symptom", symptom != nil),
            ("--device-log", deviceLog != nil), ("--environment", environment != nil),
            ("--topic", topic != nil), ("--push-type", pushType != nil),
            ("--priority", priority != nil), ("--ios", ios != nil), ("--to-suite", toSuite != nil),
            ("--claims", claims), ("--refused", input.refused != nil),
        ]
        return options.first(where: \.1)?.0 ?? ruleOptions.given ?? arrival.given ?? device.given
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory],
            output: output.output
        ) { streams, verdict in
            guard !list else {
                try streams.output.write(
                    format == .json ? MistakeList.json : Array(MistakeList.text.utf8))
                return
            }
            try await answer(streams, &verdict)
        }.run()
    }
}
