import ArgumentParser
import Handset
import HandsetCommand
import HandsetPage

/// The options of `handset listen`.
struct ListenCommand: ParsableArguments, LimitedCommand {
    static let limits =
        Limit.ofSenders + Limit.ofPayloads + Limit.ofRules + [.programTime, .hazards]
        + [.jobs, .inFlight, .heldBytes] + Limit.ofPage + Limit.ofStores

    @OptionGroup(title: "Your sender") var sender: SenderOptions

    @OptionGroup(title: "What has come") var page: PageOptions

    @OptionGroup(title: "What has come") var output: ListenOutputOptions

    @OptionGroup(title: "What has come") var answers: ListenAnswerOptions

    @OptionGroup(title: "The app and its phone") var appOptions: RuleOptions

    @OptionGroup(title: "The app and its phone") var arrival: ArrivalOptions

    @OptionGroup(title: "The app and its phone") var device: DeviceOptions

    @OptionGroup(title: "The gateway") var service: ServiceOptions

    @OptionGroup(title: "The gateway") var addresses: AddressOptions

    @OptionGroup(title: "The gateway") var tls: TLSOptions

    @OptionGroup(title: "Firebase Cloud Messaging") var fcm: FCMOptions

    @OptionGroup(title: "Faults") var faults: FaultOptions

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions<Self>

    @OptionGroup(title: "Messages") var messages: MessageOptions

    var limits: Limits { limitOptions.values }

    var app: AppOptions {
        AppOptions(
            appOptions.settings(limits),
            answers.settings(jobs: limits.jobs),
            failingOn: answers.failOn, arrival, device)
    }

    /// Reads the app in use; with a page, its phone's app if the user has named it.
    func loadApp(_ streams: StandardStreams) throws -> GivenApp {
        guard page.page, appOptions.app.isGiven else { return try app.loadApp(streams) }
        return try loadAppOfPage(streams)
    }

    /// Reads the app of the page's phone if the user has named none; `nil` if the output's app plays there too.
    ///
    /// The page shows the phone of today then, and the output stays with the built-in app of 2011.
    func loadUnnamedAppOfPage(_ streams: StandardStreams) throws -> GivenApp? {
        guard page.page, !appOptions.app.isGiven else { return nil }
        let shown = try loadAppOfPage(streams)
        return shown.modelOfPage == nil && !shown.isNone ? nil : shown
    }

    private func loadAppOfPage(_ streams: StandardStreams) throws -> GivenApp {
        try app.loadAppOfPage(streams)
    }

    /// The number of notifications that have to reach the app; `nil` if no option says it.
    var count: Int? {
        sender.expect.compactMap { if case .count(let count) = $0 { count } else { nil } }.last
    }

    /// The path of the suite whose cases are expected; `nil` if no option names one.
    var suite: String? {
        sender.expect.compactMap { if case .suite(let path) = $0 { path } else { nil } }.last
    }

    /// The notifications that are kept; `nil` without `--page`.
    func makeStore() -> NotificationStore? {
        page.page
            ? NotificationStore(countLimit: limits[.kept], byteLimit: limits[.keptBytes]) : nil
    }
}
