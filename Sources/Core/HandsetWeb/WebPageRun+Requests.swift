import Handset

// Addresses that a page goes to, and its requests.

extension WebPageRun {
    /// Notes an address that the page, or a frame in it, goes to.
    mutating func note(_ address: String) {
        if address.hasPrefix(WebSite.address) {
            let name = String(address.dropFirst(WebSite.address.count))
            let start = WebSite.startPage
            add(
                name.hasPrefix("\(start)#") ? String(name.dropFirst(start.count)) : name,
                to: \.navigations)
        } else if !["about:", "data:", "blob:", "javascript:"].contains(where: address.hasPrefix) {
            add(address, to: \.navigations)
        }
    }

    /// The number of addresses to which iOS lets a request be led on.
    private static let mostRedirections = 20

    mutating func answer(_ request: WebEvent.Request) throws(WebEngineFailure) {
        if let name = WebSite.name(at: request.request.url) {
            if let file = site.file(named: name) {
                return try engine.answer(
                    request,
                    with: .response(
                        status: 200, headers: ["Content-Type": file.type], body: file.bytes))
            }
            let line = WebConsoleLine(level: "error", text: "there is no file \(name)")
            add(line, to: \.console)
            // A page that is missing does not take the place of the present one.
            return try engine.answer(
                request, with: request.isOfPage ? nil : .failure(.cannotConnect))
        }
        // Another page in the place of the app's: the app decides, as of any address.
        guard !request.isOfPage else { return try engine.answer(request, with: nil) }
        var shown = request.request
        shown.fixture = answers.fixture(for: shown)
        if shown.fixture == nil, !Self.isLoaded(shown.url) {
            let text = "\(shown.url) is not loaded: its scheme is no network's"
            add(WebConsoleLine(level: "error", text: text), to: \.console)
            return try engine.answer(request, with: .failure(.cannotConnect))
        }
        let redirectionCount = request.load.map { redirections[$0, default: -1] + 1 } ?? 0
        if let load = request.load { redirections[load] = redirectionCount }
        // The engine itself does not count them: without a bound, a fixture that leads to itself has no end.
        guard redirectionCount <= Self.mostRedirections else {
            let text = "\(shown.url) is not loaded: too many redirections lead to it"
            add(WebConsoleLine(level: "error", text: text), to: \.console)
            return try engine.answer(request, with: .failure(.cannotConnect))
        }
        let answer = shown.fixture?.answer ?? .response(status: 502, headers: [:], body: [])
        let delay = shown.fixture?.delay ?? .zero
        let count = result.requests.count
        add(WebRequest(shown, answer: .none), to: \.requests)
        let place = result.requests.count > count ? count : nil
        if delay > .zero {
            waiting.append((.now + delay, request, place))
        } else {
            try send(answer, to: request, at: place)
        }
    }

    /// True for an address whose content a page can load; others, such as `shop://orders/7`, open something.
    private static func isLoaded(_ address: String) -> Bool {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        return ["http", "https", "ws", "wss", "ftp", "file"].contains(scheme)
    }

    mutating func answerWhatIsDue() throws(WebEngineFailure) {
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
