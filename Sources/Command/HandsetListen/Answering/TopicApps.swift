import Handset
import HandsetCommand
import HandsetGateway

/// The apps that get notifications: one for each topic with an app file, and one for all others.
struct TopicApps: Sendable {
    /// The answers of the apps; the first is for the command line's options.
    private(set) var answers: [ArrivalAnswer]
    /// The topics of the apps with a file, which are those after the first.
    let topics: [String]
    /// The names and icons of the apps, in the order of their answers.
    private(set) var looks: [AppLook]
    /// True if all notifications are recorded, whatever their fate.
    let recordsAll: Bool
    /// The indexes of the apps with a file, by their topics.
    private let indexes: [[UInt8]: Int]

    /// `app` is the app in use, for all topics without an app file.
    init(_ command: ListenCommand, app: GivenApp) throws {
        let topics = command.service.topic.compactMap { topic in
            topic.file.map { (topic: topic.topic, file: $0) }
        }
        try self.init(
            app, command.app, topics, command.limits, isForPage: command.page.page)
        // The app of the only topic has its name.
        let others = command.service.topic.filter { $0.file == nil }
        if others.count == 1, let topic = others.first?.topic, !looks.isEmpty {
            looks[0].name(forTopic: topic, unlessIn: app.file)
        }
    }

    init(_ command: PhoneCommand, app: GivenApp) throws {
        try self.init(app, command.app, [], command.limits, isForPage: true)
    }

    private init(
        _ app: GivenApp, _ options: AppOptions, _ topics: [(topic: String, file: String)],
        _ limits: Limits, isForPage: Bool
    ) throws {
        let files = try topics.map { try options.loadApp($0.file, for: $0.topic) }
        let (ofApp, ofFiles) = try options.makeAnswers(of: app, and: files)
        answers = ([ofApp] + ofFiles).map { payloadAnswer in
            ArrivalAnswer(
                payloadAnswer: payloadAnswer, maximumByteCount: limits[.bytes],
                maximumDepth: limits[.depth], isForPage: isForPage)
        }
        self.topics = topics.map(\.topic)
        looks = isForPage ? ([app.file] + files).map(AppLook.init(of:)) : []
        recordsAll = ofApp.format == .json
        // By bytes: Swift treats canonically equivalent strings as equal.
        indexes = Dictionary(
            zip(topics.map { Array($0.topic.utf8) }, 1...), uniquingKeysWith: { first, _ in first })
    }

    /// True if the page's phone has another app than the output for the notifications to one of the apps.
    func showsOther(at index: Int) -> Bool { answers[index].payloadAnswerOfPage != nil }

    /// Lets the page's phone have other apps than the output.
    mutating func show(_ others: TopicApps) { show(others, at: Array(answers.indices)) }

    /// Lets the page's phone have another app than the output in some places.
    mutating func show(_ others: TopicApps, at indices: [Int]) {
        for index in indices {
            answers[index].payloadAnswerOfPage = others.answers[index].payloadAnswer
        }
    }

    /// Takes over the apps of the page's phone as they are now; where those are others, the output keeps its own.
    mutating func use(_ ofPage: TopicApps) {
        for (index, other) in ofPage.answers.enumerated() {
            if showsOther(at: index) {
                answers[index].payloadAnswerOfPage = other.payloadAnswer
            } else {
                answers[index].payloadAnswer = other.payloadAnswer
            }
        }
    }

    /// Puts another app, or another scenario, in the place of one.
    mutating func set(_ answer: PayloadAnswer, at index: Int) {
        answers[index].payloadAnswer = answer
    }

    /// Takes what the files of the apps let the user do, so that a page can show it as it happens.
    ///
    /// An app that runs programs keeps it: they would run once for the output, and once more for the page.
    ///
    /// - Parameter keepsProgrammed: False if the page's phone gives the output, where each program runs once.
    /// - Returns: The choices by the indexes of the apps.
    mutating func takeScenes(keepsProgrammed: Bool) -> [Int: UserChoice] {
        var scenes: [Int: UserChoice] = [:]
        for index in answers.indices {
            let answer = answers[index].payloadAnswer
            var scenario = answer.app.scenario
            guard scenario.choice.action != .nothing,
                !(keepsProgrammed && answer.app.runsPrograms)
            else { continue }
            scenes[index] = scenario.choice
            scenario.choice = UserChoice(.nothing)
            set(answer.with(scenario), at: index)
        }
        return scenes
    }

    func index(for arrival: Arrival) -> Int {
        // First, because a notification has a dozen members to copy.
        indexes.isEmpty ? 0 : index(forTopic: arrival.notification.appTopic)
    }

    /// Returns the index of the app for the notifications to a topic, without the suffix of the push type.
    func index(forTopic topic: String?) -> Int {
        guard !indexes.isEmpty, let topic else { return 0 }
        return indexes[Array(topic.utf8)] ?? 0
    }
}
