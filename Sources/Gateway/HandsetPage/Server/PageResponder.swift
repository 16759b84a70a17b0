import HTTPTypes
import Hummingbird

/// The way of a request to the call that answers it.
struct PageResponder: HTTPResponder {
    let api: PageAPI
    let requestGuard: RequestGuard
    let budget: PageBudget
    /// The longest time for which a reader may take nothing of an answer.
    let patience: Duration

    func respond(to request: Request, context: PageContext) async throws -> Response {
        var response: Response
        // Bodies are done with when the answer is known, and answers when they are written.
        let held = HeldBytes(of: budget)
        do {
            if request.uri.path == "/",
                let field = try requestGuard.cookieField(for: request.head, request.uri.query)
            {
                return login(field)
            }
            try requestGuard.checkClient(request.head)
            response = try await answer(request, context, by: api.holding(held))
            try held.hold(response.body.contentLength ?? 0)
        } catch let problem as Problem {
            held.release()
            response =
                ProblemPage.isWanted(by: request)
                ? ProblemPage.answer(problem) : Answer.problem(problem)
        }
        response = response.written(
            holding: held, on: context.channel, patience: patience)
        SecurityHeaders.add(to: &response.headers)
        return response
    }

    /// Sets the cookie of a browser, and leads it to an address without the token.
    private func login(_ field: String) -> Response {
        var headers: HTTPFields = [:]
        headers[.location] = "/"
        headers[.setCookie] = field
        SecurityHeaders.add(to: &headers)
        return Response(status: .seeOther, headers: headers)
    }

    func frameOrigin(for request: HTTPRequest) -> String? { api.frame.origin(for: request) }

    private func answer(
        _ request: Request, _ context: PageContext, by api: PageAPI
    ) async throws -> Response {
        let query = request.uri.query
        let path = request.uri.path.split(separator: "/", omittingEmptySubsequences: false)
            .dropFirst().map(String.init)
        guard path.starts(with: ["api", "v1"]) else {
            let frame = frameOrigin(for: request.head)
            let file = PageFileAnswers.answer(
                path, frame: frame, isCompressed: PageFileAnswers.takesGzip(request.head),
                known: PageFileAnswers.knownTags(request.head))
            guard let file else {
                throw Self.notFound
            }
            try check(request, among: [.get])
            return file
        }
        let method = request.method
        // Before it looks, so that nothing comes unnoticed in between.
        api.store.addRequests(1)
        defer { api.store.addRequests(-1) }
        await api.phone.settle()
        switch path.dropFirst(2).map({ $0 }) {
        case ["health"]:
            try check(request, among: [.get])
            return try api.health(query)
        case ["gateway"]:
            try check(request, among: [.get])
            return try api.gateway(query)
        case ["openapi.json"]:
            try check(request, among: [.get])
            _ = try Query(query, allowing: [])
            return Answer.bytes(
                Array((PageFiles.all["openapi.json"] ?? "").utf8), type: "application/json")
        case ["events"]:
            try check(request, among: [.get])
            return try api.events(request, query, on: context.channel)
        case ["wait"]:
            try check(request, among: [.get])
            return try await request.answerWhileConnected { _ in try await api.wait(query) }
        case ["phone"]:
            try check(request, among: [.get, .patch])
            return method == .patch
                ? try await api.changePhone(request, query) : try await api.phone(request, query)
        case ["phone", "icon"]:
            try check(request, among: [.get])
            return try await api.icon(query)
        case ["phone", "actions"]:
            try check(request, among: [.post])
            return try await api.act(request, query)
        case ["check"]:
            try check(request, among: [.post])
            return try await api.check(request, query)
        case ["cases"]:
            try check(request, among: [.post])
            return try await api.giveCase(request, query)
        case ["logs"]:
            try check(request, among: [.post], type: "application/octet-stream")
            return try await api.readLog(request, query)
        case ["notifications"]:
            try check(request, among: [.get, .post, .delete])
            return switch method {
            case .post: try await api.give(request, query)
            case .delete: try await api.forget(query)
            default: try await request.answerWhileSearching(query) { try await api.list(query) }
            }
        case ["notifications", "latest"]:
            try check(request, among: [.get])
            return try await request.answerWhileSearching(query) { try await api.latest(query) }
        case ["faults"]:
            try check(request, among: [.get, .post, .delete])
            return switch request.method {
            case .post: try await api.addFault(request, query)
            case .delete: try api.removeFaults(query)
            default: try api.listFaults(query)
            }
        case ["topics"]:
            try check(request, among: [.get, .patch])
            return method == .patch
                ? try await api.setTopic(request, query) : try api.listTopics(query)
        case ["devices"]:
            try check(request, among: [.patch])
            return try await api.setDevice(nil, request, query)
        case let rest where rest.count == 2 && rest[0] == "devices":
            try check(request, among: [.patch])
            return try await api.setDevice(rest[1], request, query)
        case let rest
        where rest.count == 3 && rest[0] == "notifications" && rest[2] == "matrix":
            try check(request, among: [.get])
            return try await request.answerWhileConnected { _ in
                try await api.matrix(rest[1], query)
            }
        case let rest where rest.count == 3 && rest[0] == "notifications" && rest[2] == "why":
            try check(request, among: [.get])
            return try await request.answerWhileConnected { _ in
                try await api.why(rest[1], query)
            }
        case let rest where rest.count == 2 && rest[0] == "notifications":
            try check(request, among: [.get, .delete])
            if method == .delete { return try await api.forgetOne(rest[1], query) }
            return try await request.answerWhileConnected { _ in try await api.one(rest[1], query) }
        default: throw Self.notFound
        }
    }

    /// Checks that a call has the method of a request, and that the request may use it.
    private func check(
        _ request: Request, among allowed: [HTTPRequest.Method], type: String = "application/json"
    ) throws(Problem) {
        let method = request.method
        guard !allowed.contains(method) else {
            return try requestGuard.checkChange(request.head, type: type)
        }
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        var problem = Problem(
            .methodNotAllowed, "\(method.rawValue.prefix(64)) is not possible here; use \(names).")
        problem.headers[.allow] = names
        throw problem
    }

    private static var notFound: Problem {
        Problem(
            .notFound, "There is nothing at this address; /api/v1/openapi.json lists the calls.")
    }
}
