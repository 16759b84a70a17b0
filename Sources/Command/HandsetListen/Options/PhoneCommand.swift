import ArgumentParser
import Handset
import HandsetCommand
import HandsetPage

/// The options of `handset phone`.
struct PhoneCommand: ParsableArguments, LimitedCommand {
    static let limits =
        Limit.ofPayloads + Limit.ofRules + [
            .programTime, .appMemory, .hazards, .heldBytes, .inFlight,
        ]
        + [.jobs, .requestTimeOfPage] + Limit.ofPage

    @OptionGroup(title: "What is read") var input: SourceOptions

    @OptionGroup(title: "The page") var page: PhonePageOptions

    @OptionGroup(title: "The app and its phone") var appOptions: RuleOptions

    @OptionGroup(title: "The app and its phone") var packageOptions: PackageOptions

    @OptionGroup(title: "The app and its phone") var arrival: ArrivalOptions

    @OptionGroup(title: "The app and its phone") var device: DeviceOptions

    @OptionGroup(title: "What is printed") var answers: ListenAnswerOptions

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions<Self>

    var limits: Limits { limitOptions.values }

    var app: AppOptions {
        AppOptions(
            rules, answers.settings(jobs: limits.jobs, ofPackage: packageOptions.package != nil),
            failingOn: answers.failOn, arrival, device)
    }

    var rules: RuleSettings { appOptions.settings(limits) }

    func makeStore() -> NotificationStore {
        NotificationStore(countLimit: limits[.kept], byteLimit: limits[.keptBytes])
    }
}
