import ArgumentParser
import Handset
import HandsetCommand

/// The options of `handset listen`.
struct ListenCommand: ParsableArguments {
    @OptionGroup(title: "The gateway") var service: ServiceOptions

    @OptionGroup(title: "Certificates and connections") var connections: ConnectionOptions

    @OptionGroup(title: "Faults") var faults: FaultOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    @OptionGroup(title: "Limits of memory") var stores: StoreOptions

    @OptionGroup(title: "Senders") var sender: SenderOptions

    @OptionGroup(title: "What has come") var page: PageOptions

    @Option(
        help: ArgumentHelp(
            "Save each notification in this folder: its payload as an .apns file for `handset "
                + "receive`, and its headers next to it. Those that do not reach the app go to its "
                + "subfolder undelivered.", valueName: "folder"),
        completion: .directory)
    var record: String?

    @Option(
        help: ArgumentHelp(
            "Exit with status 0 after this many notifications have reached the app; broadcasts count "
                + "too. With --exec, exit "
                + "after the program, with status 1 if fewer have.",
            valueName: "count"))
    var count: Int?

    @Option(
        help: ArgumentHelp(
            "Exit after this time, with status 1 if fewer notifications than --count, or none without "
                + "--count, have reached the app. With --exec, end the program after this time, and exit "
                + "with status 1. With --print-environment, wait this long. (default: no limit; 10 "
                + "with --print-environment)", valueName: "seconds"))
    var timeout: Double?

    @Option(
        help: ArgumentHelp(
            "Expect the cases of this suite, in the format of `handset test`: a notification with the "
                + "payload of each, with the result that it states; no other notification may reach the "
                + "app. Exit when each has arrived, with status 1 unless all is as expected. With --exec, exit "
                + "after the program.", valueName: "suite"),
        completion: .jsonFile)
    var expect: String?

    @Option(help: .refused, completion: .file())
    var refused: String?

    @Option(help: .maximumBytes)
    var maximumBytes = PayloadReader.defaultMaximumByteCount

    @Option(help: .maximumDepth)
    var maximumDepth = PayloadReader.largestMaximumDepth

    @Option(help: .maximumMemory)
    var maximumMemory = PayloadReader.defaultMaximumMemory

    @OptionGroup var ruleOptions: RuleOptions

    @OptionGroup var answers: AnswerOptions

    @OptionGroup var hazards: HazardOptions

    @OptionGroup(title: "The device") var arrival: ArrivalOptions

    @OptionGroup(title: "The device") var scenarioOptions: ScenarioOptions

    @OptionGroup var messages: MessageOptions

    var app: AppOptions { AppOptions(ruleOptions, answers, hazards, arrival, scenarioOptions) }

    var payloadLimits: PayloadLimits {
        PayloadLimits(bytes: maximumBytes, depth: maximumDepth, memory: maximumMemory)
    }
}
