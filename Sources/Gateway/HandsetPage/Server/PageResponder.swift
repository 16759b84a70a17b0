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
        // Before it looks, so that nothing comes unnoticed in between.
        api.store.addRequests(1)
        defer { api.store.addRequests(-1) }
        await api.phone.settle()
        let parts = path.dropFirst(2)
        guard let first = PageRoute.all.first(where: { $0.names(in: parts) != nil }) else {
            throw Self.notFound
        }
        let routes = PageRoute.all.filter { $0.path == first.path }
        let route = routes.first { $0.method == request.method } ?? first
        try check(request, among: routes.map(\.method), type: route.type)
        return try await route.answer(
            PageCall(
                api: api, request: request, context: context, names: route.names(in: parts) ?? []))
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
