import HTTPTypes
import Handset
import Hummingbird
import NIOCore

struct PageAPI: Sendable {
    static let listLimit = 1_000
    static let defaultListLimit = 100
    /// The longest wait, in seconds.
    static let waitLimit = 300.0
    static let defaultWait = Duration.seconds(30)
    /// The largest payload that can be given to the phone, in bytes.
    static let payloadLimit = 1 << 20

    let store: NotificationStore
    let phone: any PagePhone
    /// The gateway; `nil` if no sender reaches the phone.
    let gateway: (any PageGateway)?
    let frame: FrameAddress
    let questions = PageQuestions()
    /// The bytes that the present request holds.
    private(set) var held: HeldBytes

    /// Returns the API for a request.
    func holding(_ held: HeldBytes) -> PageAPI {
        var api = self
        api.held = held
        return api
    }

    // MARK: - Reading

    /// Returns true: the server of the page is the last one that starts.
    func health(_ query: String?) throws(Problem) -> Response {
        _ = try Query(query, allowing: [])
        return Answer.json(
            .object([
                "status": .string("ready"), "run": .string(store.events.run),
                "last": .integer(store.last), "waiting": .integer(store.waiterCount),
            ]))
    }

    /// Returns the notifications that match, the newest first.
    func list(_ query: String?) async throws -> Response {
        let query = try Query(
            query, allowing: NotificationFilter.parameters + ["after", "before", "form", "limit"])
        let form = try ListForm(query)
        let limit = try query.integer("limit", in: 1...Self.listLimit) ?? Self.defaultListLimit
        let after = try query.integer("after", in: 0...Query.largestNumber) ?? 0
        let before = try query.integer("before", in: 1...Query.largestNumber)
        let filter = try NotificationFilter(query)
        let list = try await questions.answer { [store] in
            store.list(limit, after: after, before: before, matching: filter)
        }
        let counts = PageFate.allCases.map { fate in
            (fate.rawValue, list.counts[fate].map { JSONText.integer($0) })
        }
        // By number, so that a slow reader keeps nothing that the store lets go.
        return try Answer.list(
            "notifications", of: list.notifications.map(\.number),
            [
                "first": .integer(list.first), "last": .integer(list.last),
                "gone": .integer(list.goneCount), "counts": .object(JSONMembers(counts)),
            ], holding: held, by: questions
        ) { [store] in store[$0].map(form.json) }
    }

    func latest(_ query: String?) async throws -> Response {
        let query = try Query(query, allowing: NotificationFilter.parameters + ["after"])
        let after = try query.integer("after", in: 0...Query.largestNumber) ?? 0
        let filter = try NotificationFilter(query)
        let list = try await questions.answer { [store] in
            store.list(1, after: after, matching: filter)
        }
        guard let notification = list.notifications.first else {
            throw Problem(
                .notFound,
                list.last == 0
                    ? "Nothing has come yet; wait for it with /api/v1/wait."
                    : "None of the notifications that are kept matches.")
        }
        return Answer.json(notification.json)
    }

    /// Returns a notification with everything that is known of it.
    func one(_ name: String, _ query: String?) async throws -> Response {
        _ = try Query(query, allowing: [])
        let notification = try kept(name)
        let thread = try await questions.answer { [store] in store.thread(of: notification) }
        let details = try await phone.details(of: notification)
        // Whoever waits holds no bytes: the payload is written last.
        return try Answer.json(
            .object(
                notification.wholeMembers + notification.addressMembers
                    + ["thread": thread] + details), holding: held)
    }

    func kept(_ name: String) throws(Problem) -> PageNotification {
        guard let number = Int(name), number > 0 else {
            throw Problem(
                .notFound, "\"\(name.prefix(64))\" is not the number of a notification.")
        }
        guard let notification = store[number] else {
            throw Problem(
                .notFound,
                number > store.last
                    ? "There is no notification \(number) yet: the last one is \(store.last)."
                    : "Notification \(number) is no longer kept.")
        }
        return notification
    }

    // MARK: - Waiting

    /// Answers when as many notifications have come as were asked for.
    func wait(_ query: String?) async throws -> Response {
        let query = try Query(
            query, allowing: NotificationFilter.parameters + ["count", "timeout", "after", "form"])
        let form = try ListForm(query)
        let filter = try NotificationFilter(query)
        let count = try query.integer("count", in: 1...Self.listLimit) ?? 1
        let limit = try query.seconds("timeout", in: 0...Self.waitLimit) ?? Self.defaultWait
        let after = try query.integer("after", in: 0...Query.largestNumber)
        let last = store.last
        if let after, after > last {
            throw Problem(
                .conflict,
                "after is \(after), and the last notification is \(last): was Handset started again?"
            )
        }
        let result = await store.wait(
            for: count, matching: filter, after: after, within: limit, by: questions)
        guard let result else {
            throw Problem(
                .serviceUnavailable,
                "\(NotificationStore.waiterLimit) clients wait already; try again when some are answered."
            )
        }
        var members: JSONMembers = [
            "last": .integer(result.last), "gone": .integer(result.goneCount),
        ]
        var status = HTTPResponse.Status.ok
        if !result.isComplete {
            let problem = Problem(
                .requestTimeout,
                "\(result.numbers.count) of \(count) came in time; ask again with "
                    + "after=\(result.last).")
            status = problem.status
            members = problem.members + members
        }
        return try Answer.list(
            "notifications", of: result.numbers, members, status: status, holding: held,
            by: questions
        ) { [store] in store[$0].map(form.json) }
    }

    // MARK: - Changing

    /// Throws a ``Problem`` if the body is larger than the limit, or if other requests hold too many bytes.
    func bytes(of request: Request, upTo limit: Int) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await piece in request.body {
            guard bytes.count + piece.readableBytes <= limit else {
                throw Problem(
                    .contentTooLarge, "The body has more than \(limit) bytes; give less.")
            }
            try held.add(piece.readableBytes)
            bytes += piece.readableBytesView
        }
        return bytes
    }

    func forget(_ query: String?) async throws(Problem) -> Response {
        _ = try Query(query, allowing: [])
        store.removeAll()
        await phone.forgetGone()
        return Response(status: .noContent)
    }

    func forgetOne(_ name: String, _ query: String?) async throws(Problem) -> Response {
        _ = try Query(query, allowing: [])
        let notification = try kept(name)
        _ = store.remove(notification.number)
        await phone.forgetGone()
        return Response(status: .noContent)
    }

    /// Gives a payload to the phone without a sender.
    func give(_ request: Request, _ query: String?) async throws -> Response {
        let (payload, headers) = try await given(request, query)
        guard let notification = await phone.give(payload, headers: headers) else {
            throw Problem(.serviceUnavailable, "Handset is ending.")
        }
        var fields: HTTPFields = [:]
        fields[.location] = "/api/v1/notifications/\(notification.number)"
        return Answer.json(notification.json, status: .created, headers: fields)
    }

    /// Returns the payload of a request and its headers for the push service, those of an earlier
    /// notification where the request has none.
    func given(
        _ request: Request, _ query: String?
    ) async throws -> (payload: [UInt8], headers: [PageHeader]) {
        let query = try Query(query, allowing: ["at"])
        let earlier: PageNotification? =
            if let name = query["at"] { try kept(name) } else { nil }
        var payload = try await bytes(of: request, upTo: Self.payloadLimit)
        if payload.isEmpty, let earlier { payload = earlier.payload }
        guard !payload.isEmpty else {
            throw Problem(
                .badRequest,
                "The body is empty; give the payload as the body, or ?at=N to send number N again.")
        }
        let given = request.headers.filter { $0.name.canonicalName.hasPrefix("apns-") }
            .map { PageHeader(name: $0.name.canonicalName, value: $0.value) }
        let kept = (earlier?.headers ?? []).filter { header in
            header.name.hasPrefix("apns-") && !given.contains { $0.name == header.name }
        }
        return (payload, kept + given)
    }
}
