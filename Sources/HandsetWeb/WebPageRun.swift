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
    /// The requests whose answers the page may not have yet, each with the moment after which nobody waits for that.
    private var loads: [String: ContinuousClock.Instant] = [:]
    private var reading: WebEvent.Reading?
    /// True if the event that is waited for has come.
    private var isComplete = false
    private var eventCount = 0

    /// The time in which the end of a request is told, if it is told at all.
    private static let patience = Duration.seconds(2)

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
            try run.follow(until: .now + run.limits.time) { event in
                if case .loaded = event { true } else { false }
            }
            // What it shows now is what a statement may replace.
            _ = try run.readNow([])
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
            let end = start + run.limits.time
            try run.engine.evaluate(run.result.statement)
            try run.follow(until: end) { event in
                if case .ended = event { true } else { false }
            }
            run.result.duration = start.duration(to: .now)
            var count = 0
            // What the page had begun before it answered may have come to an end meanwhile.
            repeat {
                count = run.eventCount
                let reading = try run.readNow(["body"])
                run.result.text = reading.texts.first.flatMap(\.self) ?? ""
                run.result.isReplaced = run.result.isReplaced || reading.isReplaced
            } while run.eventCount > count + 1 && ContinuousClock.now < end
        }
        if hasEnded { result.duration = start.duration(to: .now) }
        return result
    }

    /// Reads what the page shows now.
    ///
    /// - Returns: The texts for the selectors; all `nil` if the page does not answer, which it can no more be used after.
    mutating func read(_ selectors: [String]) -> [String?] {
        var texts: [String?] = selectors.map { _ in nil }
        attempt { run throws(WebEngineFailure) in texts = try run.readNow(selectors).texts }
        return texts
    }

    /// A page that is still at work after its time may answer a moment later, so it has its time anew.
    private mutating func readNow(
        _ selectors: [String]
    ) throws(WebEngineFailure) -> WebEvent.Reading {
        reading = nil
        try engine.read(selectors)
        try follow(until: .now + limits.time, quietFor: .zero) { event in
            if case .read = event { true } else { false }
        }
        return reading ?? WebEvent.Reading(texts: [], isReplaced: true)
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
        until end: ContinuousClock.Instant, quietFor given: Duration? = nil,
        _ isAwaited: (WebEvent) -> Bool
    ) throws(WebEngineFailure) {
        let quietTime = given ?? limits.quietTime
        var quietEnd = ContinuousClock.now + quietTime
        isComplete = false
        while true {
            try answerWhatIsDue()
            let now = ContinuousClock.now
            loads = loads.filter { $0.value > now }
            let isQuiet = isComplete && waiting.isEmpty && loads.isEmpty
            if isQuiet, now >= quietEnd { return }
            if now >= end {
                guard isComplete else { throw .late }
                return
            }
            let moments = [end] + waiting.map(\.due) + loads.values + (isQuiet ? [quietEnd] : [])
            guard let event = try engine.nextEvent(until: moments.min() ?? end) else { continue }
            isComplete = isComplete || isAwaited(event)
            quietEnd = .now + quietTime
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
        case .read(let reading): self.reading = reading
        case .opened(let text): Self.add(text, to: &result.opened)
        case .console(let line): Self.add(line, to: &result.console)
        case .dialog(let dialog): result.dialogs.append(dialog)
        case .navigation(let address): note(address)
        case .request(let request): try answer(request)
        case .connection(let request):
            Self.add(WebRequest(request, answer: .none), to: &result.requests)
        case .finished(let load): loads[load] = nil
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
        if let load = request.load { loads[load] = .now + Self.patience }
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
