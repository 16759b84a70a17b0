import Handset
import HandsetCommand
import HandsetPage
import HandsetRunner

// The phone as the API describes it.

extension ShownPhone {
    /// The members that the event of a change has.
    var summary: JSONMembers {
        get async {
            let scenario = await apps[0].phone.scenario
            let state = await apps[0].phone.state
            return [
                "ios": .string(scenario.application.systemVersion.description),
                "appState": .string(scenario.appState.rawValue), "isLocked": .boolean(isLocked),
                "screen": .string(await screen), "badge": .integer(state.badge),
                "notificationCount": .integer(await notificationCount),
            ]
        }
    }

    /// The name of the app whose own code runs; `nil` for apps that are described.
    var ownName: String? { get async { await apps[0].phone.ownName } }

    /// The name of the screen: `lock`, `app` or `home`.
    private var screen: String {
        get async {
            if isLocked { return "lock" }
            return await reasonAgainstHome == nil ? "app" : "home"
        }
    }

    private var notificationCount: Int {
        get async {
            var count = 0
            for app in apps { count += await app.phone.state.delivered.count }
            return count
        }
    }

    func state(
        ofApp topic: String?, upTo limit: Int, including number: Int?
    ) async throws(PageRefusal) -> JSONMembers {
        let index = try index(ofTopic: topic)
        let scenario = await apps[index].phone.scenario
        let badge = await apps[index].phone.state.badge
        let calls = await apps[index].phone.calls
        return [
            "ios": .string(scenario.application.systemVersion.description),
            "sdk": scenario.sdk.map { .string("\($0)") } ?? .null,
            "like": AppModel(like: scenario).map { .string($0.rawValue) } ?? .null,
            "topic": apps[index].topic.map { .string($0) } ?? .null,
            "topics": .texts(topics.topics), "apps": .array(await looks),
            "launch": .integer(apps[index].launchCount),
            "delegates": .texts(scenario.delegates.names),
            "routesIn": .texts(scenario.routesIn.names),
            "lifeCycle": .string(scenario.lifeCycle.rawValue),
            "backgroundModes": .texts(scenario.backgroundModes.names),
            "appState": .string(scenario.appState.rawValue),
            "permission": .texts(scenario.authorization.names),
            "quiet": .texts(scenario.quiet.names), "isLocked": .boolean(isLocked),
            "screen": .string(await screen), "badge": .integer(badge),
            "notificationCount": .integer(await notificationCount),
            "liveActivities": board.json(at: Double(Phone.secondsSince1970())),
            "calls": .array(calls.map(\.json)),
            "notifications": .array(await notifications(upTo: limit, including: number)),
            "actions": .object([
                "open": Self.possibility(reasonAgainstOpening(scenario)),
                "home": Self.possibility(await reasonAgainstHome),
                "lock": Self.possibility(isLocked ? "the phone is locked already" : nil),
                "unlock": Self.possibility(isLocked ? nil : "the phone is not locked"),
                "kill": Self.possibility(reasonAgainstKilling(scenario)),
                "answer": Self.possibility(Self.reasonAgainstAnswering(calls)),
                "decline": Self.possibility(Self.reasonAgainstEnding(calls)),
            ]), "package": await apps[index].phone.json,
        ]
    }

    /// The apps as the phone shows them: their icons, their badges, and their states.
    private var looks: [JSONText] {
        get async {
            var looks: [JSONText] = []
            for app in apps {
                let state = await app.phone.scenario.appState
                let badge = await app.phone.state.badge
                looks.append(
                    .object(
                        ["topic": app.topic.map { .string($0) } ?? .null] + app.look.json + [
                            "badge": .integer(badge), "appState": .string(state.rawValue),
                        ]))
            }
            return looks
        }
    }

    /// Returns the icon of an app; `nil` if it has none.
    func icon(ofApp topic: String?) throws(PageRefusal) -> PagePicture? {
        apps[try index(ofTopic: topic)].look.icon
    }

    private static func possibility(_ reason: String?) -> JSONText {
        .object(["possible": .boolean(reason == nil), "reason": reason.map { .string($0) }])
    }

    // MARK: - Notification Center

    /// Returns the notifications in Notification Center, the newest first, up to a limit and besides them the
    /// one with a number.
    private func notifications(upTo limit: Int, including number: Int?) async -> [JSONText] {
        var all: [(number: Int, make: () -> JSONText)] = []
        for app in apps {
            let scenario = await app.phone.scenario
            let delivered = await app.phone.state.delivered
            let wanted = number.flatMap { app.identifier(of: $0) }
            let first = delivered.count - limit
            for (place, delivered) in delivered.enumerated()
            where place >= first || delivered.identifier == wanted {
                guard let shown = app.shown[delivered.identifier] else { continue }
                all.append(
                    (
                        shown.number,
                        { self.json(of: delivered, shown, in: scenario, topic: app.topic) }
                    ))
            }
        }
        return all.sorted { $0.number > $1.number }.enumerated()
            .filter { $0.offset < limit || $0.element.number == number }.map { $0.element.make() }
    }

    private func json(
        of delivered: DeliveredNotification, _ shown: PhoneApp.Shown, in scenario: Scenario,
        topic: String?
    ) -> JSONText {
        let content = delivered.content
        let notification = store[shown.number]
        var members: JSONMembers = [
            "number": .integer(shown.number), "identifier": .string(delivered.identifier),
            "topic": topic.map { .string($0) } ?? .null,
            "time": .string(PageTime.text(notification?.time ?? delivered.moment * 1_000)),
            "title": Self.listed(content.title), "subtitle": Self.listed(content.subtitle),
            "body": Self.listed(content.body),
        ]
        members += AlertKeys(of: content.payload).members
        let texts: [(key: String, value: String)] = [
            ("thread", content.threadIdentifier), ("category", content.categoryIdentifier),
            ("sound", content.sound?.name ?? ""),
            ("attachment", shown.attachment?.name ?? ""),
        ]
        members += JSONMembers(
            texts.map { ($0.key, $0.value.isEmpty ? nil : Self.listed($0.value)) })
        let isOnScreen = shown.place == .screen && shown.number > lastPutAway
        members += [
            "level": .string(delivered.level(in: scenario).name),
            "place": .string(shown.place.rawValue), "isOnScreen": .boolean(isOnScreen),
            "buttons": .array(delivered.buttons(in: scenario).map(Self.json)),
            "actions": .object(Self.actions(on: delivered, in: scenario)),
        ]
        return .object(members)
    }

    /// A text of a notification, which may be as long as its payload: senders would wait for a list of whole ones.
    private static func listed(_ text: String) -> JSONText {
        .string(PageNotification.listed(text))
    }

    private static func json(of button: NotificationAction) -> JSONText {
        .object([
            "identifier": .string(button.identifier), "title": listed(button.title),
            "takesText": .boolean(button.takesText),
            "opensApp": .boolean(button.options.contains(.foreground)),
            "destructive": .boolean(button.options.contains(.destructive)),
            "authenticationRequired": .boolean(button.options.contains(.authenticationRequired)),
        ])
    }

    private static func actions(
        on delivered: DeliveredNotification, in scenario: Scenario
    ) -> JSONMembers {
        let field = delivered.buttons(in: scenario).first(where: \.takesText)?.identifier
        let choices: [(name: String, choice: UserChoice)] = [
            ("tap", UserChoice(.tap)), ("dismiss", UserChoice(.dismiss)),
            ("button", UserChoice(.button)),
            ("text", UserChoice(.button, actionIdentifier: field, userText: "")),
        ]
        return JSONMembers(
            choices.map { name, choice in
                (name, possibility(delivered.reasonAgainst(choice, in: scenario)))
            })
    }
}

extension JSONText {
    static let null = JSONText.json(Array("null".utf8))
}

extension AppModel {
    /// Creates the built-in app that a scenario has; `nil` if it is another app.
    init?(like scenario: Scenario) {
        let model = Self.allCases.first { model in
            let other = model.settings.applied(to: .ofTheApp)
            return other.delegates == scenario.delegates && other.routesIn == scenario.routesIn
                && other.lifeCycle == scenario.lifeCycle
        }
        guard let model else { return nil }
        self = model
    }
}
