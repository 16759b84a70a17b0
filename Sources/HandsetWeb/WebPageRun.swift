import Handset

/// The run of a statement in a page: it answers what the page asks for, notes what it does, and ends it in time.
struct WebPageRun {
    private(set) var result: WebViewResult
    /// True if the page cannot be used any more.
    private(set) var hasEnded = false

    private let engine: any WebEngine
    private let site: WebSite
    private let answers: RequestFixtures
    private let limits: WebLimits
    /// The requests that wait for the delay of their fixture, each with its place in the result.
    private var waiting: [(due: ContinuousClock.Instant, request: WebEvent.Request, place: Int?)] =
        []
    private var eventCount = 0

    init(
        _ statement: String, in engine: any WebEngine, _ site: WebSite,
        _ answers: RequestFixtures, _ limits: WebLimits
    ) {
        result = WebViewResult(of: statement)
        self.engine = engine
        self.site = site
        self.answers = answers
        self.limits = limits
    }

    /// Loads a fresh page; what it does meanwhile is not the statement's.
    ///
    /// - Returns: The lines on the console.
    mutating func load() -> [WebConsoleLine] {
        let statement = result.statement
        attempt { run throws(WebEngineFailure) in
            try run.engine.open(WebSite.address + WebSite.startPage)
            try run.follow { event in if case .loaded = event { true } else { false } }
        }
        defer {
            let end = result.end
            result = WebViewResult(of: statement, end: end)
            waiting = []
            eventCount = 0
        }
        return result.console
    }

    /// Evaluates the statement.
    mutating func evaluate() -> WebViewResult {
        let start = ContinuousClock.now
        attempt { run throws(WebEngineFailure) in
            try run.engine.evaluate(run.result.statement)
            try run.follow { event in if case .ended = event { true } else { false } }
            run.result.duration = start.duration(to: .now)
            // A page that is still at work after its time may answer a moment later.
            let end = ContinuousClock.now + run.limits.time
            run.result.text = try run.engine.texts(of: ["body"], until: end)[0] ?? ""
            run.result.isReplaced = try run.engine.isReplaced(until: end)
        }
        if hasEnded { result.duration = start.duration(to: .now) }
        return result
    }

    private mutating func attempt(_ body: (inout Self) throws(WebEngineFailure) -> Void) {
        do throws(WebEngineFailure) {
            try body(&self)
        } catch {
            hasEnded = true
            switch error {
            case .late: result.end = .hung
            case .flooded: result.end = .flooded
            case .ended, .refused: result.end = .crashed
            }
        }
    }

    /// Follows the page until the event that is waited for has come, and nothing has happened for a while.
    ///
    /// - Throws: ``WebEngineFailure/late`` if that event does not come in time; what goes on after it may go on.
    private mutating func follow(
        until isEnd: (WebEvent) -> Bool
    ) throws(WebEngineFailure) {
        let end = ContinuousClock.now + limits.time
        var quietEnd: ContinuousClock.Instant?
        while true {
            try answerWhatIsDue()
            let now = ContinuousClock.now
            if now >= end {
                guard quietEnd != nil else { throw .late }
                return
            }
            let due = waiting.map(\.due).min()
            if let quietEnd, waiting.isEmpty, now >= quietEnd { return }
            let next = [end, waiting.isEmpty ? quietEnd : nil, due].compactMap(\.self).min() ?? end
            guard let event = try engine.nextEvent(until: next) else { continue }
            if quietEnd != nil || isEnd(event) { quietEnd = .now + limits.quietTime }
            try take(event)
        }
    }

    private mutating func take(_ event: WebEvent) throws(WebEngineFailure) {
        eventCount += 1
        guard eventCount <= WebLimits.maximumEventCount,
            result.dialogs.count < WebLimits.maximumDialogCount
        else { throw .flooded }
        switch event {
        case .ended(let end): result.end = end
        case .opened(let text): Self.add(text, to: &result.opened)
        case .console(let line): Self.add(line, to: &result.console)
        case .dialog(let dialog): result.dialogs.append(dialog)
        case .navigation(let address): note(address)
        case .request(let request): try answer(request)
        case .connection(let request):
            Self.add(WebRequest(request, answer: .none), to: &result.requests)
        case .crashed: throw .ended
        case .loaded, .work: break
        }
    }

    private static func add<Element>(_ element: Element, to list: inout [Element]) {
        if list.count < WebViewResult.maximumCount { list.append(element) }
    }

    // MARK: - Addresses and requests

    /// Notes an address that the page, or a frame in it, goes to.
    private mutating func note(_ address: String) {
        if address.hasPrefix(WebSite.address) {
            let name = String(address.dropFirst(WebSite.address.count))
            let start = WebSite.startPage
            Self.add(
                name.hasPrefix("\(start)#") ? String(name.dropFirst(start.count)) : name,
                to: &result.navigations)
        } else if !["about:", "data:", "blob:", "javascript:"].contains(where: address.hasPrefix) {
            Self.add(address, to: &result.navigations)
        }
    }

    private mutating func answer(_ request: WebEvent.Request) throws(WebEngineFailure) {
        if let name = WebSite.name(at: request.request.url) {
            if let file = site.file(named: name) {
                return try engine.answer(
                    request,
                    with: .response(
                        status: 200, headers: ["Content-Type": file.type], body: file.bytes))
            }
            let line = WebConsoleLine(level: "error", text: "there is no file \(name)")
            Self.add(line, to: &result.console)
            return try engine.answer(request, with: .failure(.cannotConnect))
        }
        // Another page in the place of the app's: the app decides, as of any address.
        guard !request.isOfPage else { return try engine.answer(request, with: nil) }
        var shown = request.request
        shown.fixture = answers.fixture(for: shown)
        let answer = shown.fixture?.answer ?? .response(status: 502, headers: [:], body: [])
        let delay = shown.fixture?.delay ?? .zero
        let place = result.requests.count < WebViewResult.maximumCount ? result.requests.count : nil
        if place != nil { result.requests.append(WebRequest(shown, answer: .none)) }
        if delay > .zero {
            waiting.append((.now + delay, request, place))
        } else {
            try send(answer, to: request, at: place)
        }
    }

    private mutating func answerWhatIsDue() throws(WebEngineFailure) {
        let now = ContinuousClock.now
        for (due, request, place) in waiting where due <= now {
            guard let answer = answers.fixture(for: request.request)?.answer else { continue }
            try send(answer, to: request, at: place)
        }
        waiting.removeAll { $0.due <= now }
    }

    private mutating func send(
        _ answer: RequestFixture.Answer, to request: WebEvent.Request, at place: Int?
    ) throws(WebEngineFailure) {
        if let place {
            result.requests[place].answer =
                switch answer {
                case .response(let status, _, _): .status(status)
                case .failure(let failure): .failure(failure)
                }
        }
        try engine.answer(request, with: answer)
    }
}
