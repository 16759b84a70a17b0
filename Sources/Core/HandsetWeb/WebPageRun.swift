import Handset

/// The run of a statement in a page: it answers what the page asks for, notes what it does, and ends it in time.
struct WebPageRun {
    var result: WebViewResult
    /// True if the page cannot be used any more.
    private(set) var hasEnded = false

    let engine: any WebEngine
    let site: WebSite
    let answers: RequestFixtures
    private let limits: WebLimits
    /// The requests that wait for the delay of their fixture, each with its place in the result.
    var waiting: [(due: ContinuousClock.Instant, request: WebEvent.Request, place: Int?)] =
        []
    /// The requests whose answers the page may not have yet, each with the moment at which the wait for it ends.
    var loads: [String: ContinuousClock.Instant] = [:]
    /// The numbers of addresses to which each request was led on, by the name that its end has.
    var redirections: [String: Int] = [:]
    private var reading: WebEvent.Reading?
    /// True if the event that is waited for has come.
    private var isComplete = false
    private var eventCount = 0

    /// The time in which the browser reports the end of a request, if it does so at all.
    static let patience = Duration.seconds(2)

    init(
        _ statement: String, in engine: any WebEngine, _ site: WebSite,
        _ answers: RequestFixtures, _ limits: WebLimits
    ) {
        result = WebViewResult(of: statement)
        self.engine = engine
        self.site = site
        self.answers = answers
        self.limits = limits.bounded
    }

    /// Opens a fresh page, which is loaded then.
    ///
    /// - Returns: False if the engine has ended before, so that another one may do it.
    mutating func open() -> Bool {
        do throws(WebEngineFailure) {
            try engine.open(WebSite.address + WebSite.startPage)
            return true
        } catch {
            hasEnded = true
            result.end = .notLoaded
            return false
        }
    }

    /// Loads the page that was opened; what it does meanwhile is not the statement's.
    ///
    /// - Returns: The lines on the console, and what else was done.
    mutating func load() -> [WebConsoleLine] {
        let statement = result.statement
        attempt { run throws(WebEngineFailure) in
            try run.follow(until: .now + run.limits.time) { event in
                if case .loaded = event { true } else { false }
            }
            // A statement may replace what is there now.
            _ = try run.readNow([])
        }
        let done = result
        result = WebViewResult(of: statement, end: hasEnded ? .notLoaded : .value("undefined"))
        waiting = []
        eventCount = 0
        return done.console
            + done.requests.filter { $0.request.fixture == nil }.map {
                WebConsoleLine(level: "request", text: "\($0)")
            } + done.dialogs.map { WebConsoleLine(level: "dialog", text: "\($0)") }
            + done.navigations.map { WebConsoleLine(level: "navigation", text: $0) }
    }

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
            // Work that the page had begun before it answered may have come to an end meanwhile.
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
            // A signal has ended the browser before its time.
            case .ended where RunningPrograms.all.haveEnded: result.end = .hung
            case .flooded: result.end = .flooded
            case .ended, .refused, .needsMemory: result.end = .crashed
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
                // The wait for them is over: they are reported as without an answer.
                waiting = []
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
        case .opened(let text): add(text, to: \.opened)
        case .console(let line): add(line, to: \.console)
        case .dialog(let dialog): result.dialogs.append(dialog)
        case .navigation(let address): note(address)
        case .request(let request): try answer(request)
        case .connection(let request):
            add(WebRequest(request, answer: .none), to: \.requests)
        case .finished(let load): loads[load] = nil
        case .crashed: throw .ended
        case .loaded, .work: break
        }
    }

    /// Adds a thing that was done, or counts it if there are many of its kind.
    mutating func add<Element>(
        _ element: Element, to list: WritableKeyPath<WebViewResult, [Element]>
    ) {
        if result[keyPath: list].count < WebViewResult.maximumCount {
            result[keyPath: list].append(element)
        } else {
            result.omittedCount += 1
        }
    }
}
