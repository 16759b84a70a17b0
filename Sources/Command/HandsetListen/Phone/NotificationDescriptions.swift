import Handset
import HandsetCommand
import HandsetLint
import HandsetPage
import HandsetSuites

/// The parts of a notification's description that are made when it is asked for.
struct NotificationDescriptions: Sendable {
    let apps: TopicApps
    let options: AppOptions
    /// True if the user acts on the notification at another device than the one that it came to.
    var isOtherDevice = false

    /// Returns the explanation of a payload, the plan of its scenario, and what the lint finds; nothing if it
    /// cannot be read.
    func members(of notification: PageNotification) -> JSONMembers {
        let headers = headers(of: notification)
        let pushType = pushType(of: notification, headers)
        let answer = answer(for: notification, pushType).payloadAnswer
        let app = answer.app
        // Whatever can be read in it, the app gets nothing of a payload that was refused.
        guard notification.fate != .refused, let payload = payload(of: notification) else {
            return [:]
        }
        var members: JSONMembers = ["rules": .json(app.rules.json)]
        if app.rules.rules.isEmpty, let session = TargetQuestion.articleSession(in: payload) {
            members.append("articleSession", .string(PageNotification.listed(session)))
        }
        if let reception = try? app.receive(payload, pushType: pushType) {
            if let explanation = try? reception.explanation {
                members.append("explanation", .json(PayloadRecord(explanation).json))
            }
            members.append("plan", ScenarioMatrix.Row(reception).json(tellsLooks: true))
            if let matrix = try? ScenarioMatrix(
                of: reception, rules: app.rules, pushType: pushType)
            {
                members.append(
                    "matrix", .json(matrix.jsonWithClaims(sent: payload, pushType: pushType)))
            }
            // An act at another device is in no cell of the one that it came to.
            if isOtherDevice {
                members.append("isDeviceChanged", .boolean(true))
            } else {
                let cell = notification.cell(in: reception.scenario)
                members.append(
                    "cell",
                    .object([
                        "appState": .string(cell.appState.rawValue),
                        "action": .string(cell.action.rawValue),
                    ]))
            }
        }
        members.append("lint", lint(payload, headers))
        return members
    }

    /// Returns the name of the app whose own code has run, and what the lint finds; nothing if the payload cannot be
    /// read.
    func members(
        of notification: PageNotification, ranBy app: String
    ) -> JSONMembers {
        guard let payload = payload(of: notification) else { return [:] }
        return [
            "app": .object(["name": .string(app)]),
            "lint": lint(payload, headers(of: notification)),
        ]
    }

    private func lint(_ payload: Payload, _ headers: [String: String]) -> JSONText {
        let lint = Linter().result(
            of: payload,
            in: LintHeaders(
                pushType: headers["apns-push-type"], priority: headers["apns-priority"],
                topic: headers["apns-topic"], expiration: headers["apns-expiration"]))
        return .json(LintRecord(lint, of: payload.origin).json)
    }

    /// Without a version or delegates, the scenario's are taken; `nil` if the payload cannot be read.
    func matrix(
        of notification: PageNotification, on version: IOSVersion?, delegates: DelegateMethods?
    ) -> [UInt8]? {
        let pushType = pushType(of: notification, headers(of: notification))
        var app = answer(for: notification, pushType).payloadAnswer.app
        if let delegates { app.scenario.delegates = delegates }
        if let version { app.scenario.application.systemVersion = version }
        guard let payload = payload(of: notification),
            let reception = try? app.receive(payload, pushType: pushType),
            let matrix = try? ScenarioMatrix(
                of: reception, rules: app.rules, pushType: pushType)
        else { return nil }
        return matrix.jsonWithClaims(sent: payload, pushType: pushType)
    }

    func payload(of notification: PageNotification) -> Payload? {
        try? Payload(json: notification.payload, source: notification.source)
    }

    func headers(of notification: PageNotification) -> [String: String] {
        Dictionary(
            notification.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    func pushType(
        of notification: PageNotification, _ headers: [String: String]
    ) -> PushType? {
        headers["apns-push-type"].flatMap(PushType.named)
            ?? notification.topic.flatMap { PushType(ofTopic: $0) }
    }

    func answer(
        for notification: PageNotification, _ pushType: PushType?
    ) -> ArrivalAnswer {
        if let testCase = notification.testCase,
            let answer = try? apps.answer(for: testCase, options)
        {
            return answer
        }
        return apps.answers[apps.index(forTopic: topic(of: notification, pushType))]
    }

    /// Returns the topic of the app, without the suffix of the push type.
    private func topic(of notification: PageNotification, _ type: PushType?) -> String? {
        guard let topic = notification.topic, let suffix = type?.topicSuffix,
            topic.hasSuffix(suffix)
        else { return notification.topic }
        return String(topic.dropLast(suffix.count))
    }

    func matrix(
        of notification: PageNotification, system: String?, delegates: String?
    ) throws(PageRefusal) -> [UInt8]? {
        var version: IOSVersion?
        if let system {
            guard let given = IOSVersion(system) else {
                throw .invalid(
                    "\(IOSVersion.finding(aboutUnsupported: system)); "
                        + "\(IOSVersion.adviceOnUnsupported()).")
            }
            version = given
        }
        var methods: DelegateMethods?
        if let delegates { methods = try Self.methods(delegates) }
        return matrix(of: notification, on: version, delegates: methods)
    }

    private static func methods(_ names: String) throws(PageRefusal) -> DelegateMethods {
        var methods: DelegateMethods = []
        guard names != "none" else { return methods }
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            guard let method = DelegateMethods(named: name) else {
                let known = DelegateMethods.allNames + ["none"]
                throw .invalid(
                    "\(SourceExcerpt.quoted(String(name))) is not a method of an app; there are "
                        + "\(known.joined(separator: ", ")).")
            }
            methods.formUnion(method)
        }
        return methods
    }
}
