import Handset
import HandsetCommand
import HandsetGateway

/// The apps that get notifications: one for each topic with an app file, and one for all others.
struct TopicApps: Sendable {
    /// The answers of the apps; the first is that of the command line's options.
    let answers: [ArrivalAnswer]
    /// True if all notifications are recorded, whatever becomes of them.
    let recordsAll: Bool
    /// The indexes of the apps with a file, by their topics.
    private let indexes: [[UInt8]: Int]

    /// - Parameters:
    ///   - command: The options.
    ///   - app: The app in force, for all topics without an app file.
    /// - Throws: ``InputError`` and `JSONDocumentError` if the rules or an app file cannot be read.
    init(_ command: ListenCommand, app: GivenApp) throws {
        let options = command.app
        let topics = command.service.topic.compactMap { topic in
            topic.file.map { (topic: topic.topic, file: $0) }
        }
        let files = try topics.map { try options.loadApp($0.file, for: $0.topic) }
        let (ofApp, ofFiles) = try options.makeAnswers(of: app, and: files)
        answers = ([ofApp] + ofFiles).map { payloadAnswer in
            ArrivalAnswer(
                payloadAnswer: payloadAnswer, maximumByteCount: command.refusals.maximumBytes,
                maximumDepth: command.refusals.maximumDepth)
        }
        recordsAll = ofApp.format == .json
        // By bytes: Swift treats canonically equivalent strings as equal.
        indexes = Dictionary(
            zip(topics.map { Array($0.topic.utf8) }, 1...), uniquingKeysWith: { first, _ in first })
    }

    /// Returns the index of the app that gets a notification.
    func index(for arrival: Arrival) -> Int {
        guard !indexes.isEmpty, let topic = arrival.notification.appTopic else { return 0 }
        return indexes[Array(topic.utf8)] ?? 0
    }
}
