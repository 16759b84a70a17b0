import HTTPTypes
import Handset
import Hummingbird

extension PageAPI {
    /// The settings of the phone that a client can change.
    private static let settings = [
        "ios", "sdk", "appState", "permission", "quiet", "isLocked", "delegates", "routesIn",
        "lifeCycle",
        "backgroundModes", "like", "app", "topic",
    ]
    /// The number of notifications in a description of the phone by default.
    private static let shownLimit = 100

    func phone(_ request: Request, _ query: String?) async throws -> Response {
        let query = try Query(query, allowing: ["limit", "notification", "topic"])
        let limit = try query.integer("limit", in: 1...Self.listLimit) ?? Self.shownLimit
        let number = try query.integer("notification", in: 1...Query.largestNumber)
        return Answer.json(
            try await description(
                ofApp: query["topic"], upTo: limit, including: number, for: request))
    }

    func icon(_ query: String?) async throws -> Response {
        let topic = try Query(query, allowing: ["topic"])["topic"]
        let picture: PagePicture?
        do throws(PageRefusal) {
            picture = try await phone.icon(ofApp: topic)
        } catch {
            throw Self.problem(error)
        }
        guard let picture else {
            throw Problem(
                .notFound, "The app has no icon; let icon of its app file name a picture.")
        }
        return Answer.bytes(picture.bytes, type: picture.type)
    }

    func changePhone(_ request: Request, _ query: String?) async throws -> Response {
        _ = try Query(query, allowing: [])
        let body = try await body(of: request, allowing: Self.settings)
        let topic = try text("topic", of: body)
        do throws(PageRefusal) {
            try await phone.change(body)
        } catch {
            throw Self.problem(error)
        }
        return Answer.json(
            try await description(ofApp: topic, upTo: Self.shownLimit, for: request))
    }

    func act(_ request: Request, _ query: String?) async throws -> Response {
        _ = try Query(query, allowing: [])
        let body = try await body(
            of: request, allowing: ["action", "notification", "button", "text", "topic"])
        let action = try action(body)
        let notification: PageNotification?
        do throws(PageRefusal) {
            notification = try await phone.act(action)
        } catch {
            throw Self.problem(error)
        }
        let phone = try await description(
            ofApp: try text("topic", of: body), upTo: Self.shownLimit, for: request)
        return Answer.json(
            .object(["phone": phone, "notification": notification?.json]))
    }

    /// Tells what would become of a payload, without giving it to the phone.
    func check(_ request: Request, _ query: String?) async throws -> Response {
        try await request.answerWhileConnected { request in
            let (payload, headers) = try await given(request, query)
            let check = try await phone.check(payload, headers: headers)
            let notification = check.notification
            var members = notification.membersOfContent + check.membersOfRefusal
            members.append("record", .json(notification.record))
            members.append("payload", notification.payloadJSON)
            members += try await phone.details(of: notification)
            return Answer.json(.object(members))
        }
    }

    private func description(
        ofApp topic: String?, upTo limit: Int, including number: Int? = nil, for request: Request
    ) async throws -> JSONText {
        do throws(PageRefusal) {
            return .object(
                try await phone.state(ofApp: topic, upTo: limit, including: number)
                    + frame.members(for: request.head))
        } catch {
            throw Self.problem(error)
        }
    }

    /// Throws a ``Problem`` if there is no such action, or if it lacks something or has too much.
    private func action(_ body: Payload) throws(Problem) -> PageAction {
        let name = try text("action", of: body) ?? ""
        guard PageAction.names.contains(name) else {
            throw Problem(
                .badRequest,
                "The body has no such action; there are \(PageAction.names.joined(separator: ", "))."
            )
        }
        let button = try text("button", of: body)
        let typed = try text("text", of: body)
        let topic = try text("topic", of: body)
        let isOnNotification = ["tap", "dismiss", "button", "text"].contains(name)
        let misplaced: [(name: String, isMisplaced: Bool)] = [
            ("notification", body["notification"] != nil && !isOnNotification),
            ("button", button != nil && !["button", "text"].contains(name)),
            ("text", typed != nil && name != "text"),
            ("topic", topic != nil && !["open", "kill"].contains(name)),
        ]
        if let other = misplaced.first(where: \.isMisplaced) {
            throw Problem(.badRequest, "\(name) has no member \"\(other.name)\"; leave it out.")
        }
        switch name {
        case "open": return .open(topic)
        case "home": return .home
        case "lock": return .lock
        case "unlock": return .unlock
        case "kill": return .kill(topic)
        case "answer": return .answer
        case "decline": return .decline
        default: break
        }
        guard let number = body["notification"]?.double.flatMap(Int.init(exactly:)),
            (1...Query.largestNumber).contains(number)
        else {
            throw Problem(
                .badRequest, "The body has no notification; give the number of one.")
        }
        switch name {
        case "tap": return .tap(number)
        case "dismiss": return .dismiss(number)
        case "button": return .button(number, button)
        default:
            guard let typed else {
                throw Problem(.badRequest, "The body has no text; give one.")
            }
            return .text(number, typed, button: button)
        }
    }

    /// Returns a text of a body, or `nil` if it has none.
    private func text(_ name: String, of body: Payload) throws(Problem) -> String? {
        guard let value = body[name] else { return nil }
        guard let text = value.string else {
            throw Problem(.badRequest, "\(name) is not a text.")
        }
        return text
    }
}
