import Handset
import HandsetSuites
import Testing

/// The rules that route a payload, and their handlers.
@Suite struct RuleRoutingTests {
    private let rules = #"""
        [
            {"name":"one","keyPath":"a.one"},
            {"name":"two","pattern":"two = (\\d+);"},
            {"name":"three","pattern":"(?:one|two) = (\\d+);","keys":["a","b"]}
        ]
        """#

    private func sessions(_ routing: String?, _ payload: String) throws -> [String] {
        let routing = routing.map { #""routing":"\#($0)","# } ?? ""
        return try RuleRun(file: #"{\#(routing)"rules":\#(rules)}"#, payload).sessions
    }

    @Test("The first rule that finds a session anywhere routes the whole payload")
    func firstMatchWins() throws {
        for routing in [nil, "first-match-wins"] {
            // The first rule finds its session in the last key.
            #expect(
                try sessions(routing, #"{"c":{"two":2},"b":{"two":3},"a":{"one":1,"two":4}}"#)
                    == ["one a 1"])
            #expect(
                try sessions(routing, #"{"c":{"two":2},"b":{"one":3},"a":{"two":4}}"#)
                    == ["two c 2", "two a 4"])
            #expect(
                try sessions(routing, #"{"c":{"one":2},"b":{"one":3},"a":{"three":4}}"#)
                    == ["three b 3"])
            #expect(try sessions(routing, #"{"c":{"one":2}}"#).isEmpty)
            #expect(try sessions(routing, "{}").isEmpty)
        }
    }

    @Test("With all, every rule routes what it finds, key by key and in the order of the rules")
    func all() throws {
        #expect(
            try sessions("all", #"{"c":{"two":2},"b":{"two":3},"a":{"one":1,"two":4}}"#)
                == ["two c 2", "two b 3", "three b 3", "one a 1", "two a 4", "three a 1"])
        #expect(try sessions("all", #"{"c":{"one":2}}"#).isEmpty)
    }

    @Test("A rule finds one session in a value, the first")
    func once() throws {
        let file = #"{"routing":"all","rules":[{"name":"d","pattern":"(\\d)"}]}"#
        #expect(
            try RuleRun(file: file, #"{"a":{"x":1,"y":2},"b":3}"#).sessions == ["d a 1", "d b 3"])
    }

    // MARK: - Handlers

    private func outcomes(
        _ rules: SessionRules, _ handlers: [String: any SessionHandler],
        handler: any SessionHandler = RecordingHandler()
    ) async throws -> [SessionOutcome] {
        let router = SessionRouter(
            rules: rules, handler: handler, handlers: handlers, timeLimit: nil)
        let payload = try Payload(json: #"{"a":{"one":1,"two":2}}"#)
        var outcomes: [SessionOutcome] = []
        for route in try router.routes(in: payload) {
            outcomes.append(await router.deliver(route))
        }
        return outcomes
    }

    private func rules(handler: String) throws -> SessionRules {
        let file = #"""
            {"routing":"all","rules":[
                {"name":"one","keyPath":"a.one","handler":"\#(handler)"},
                {"name":"two","keyPath":"a.two"}
            ]}
            """#
        return try SessionRules(json: Array(file.utf8), source: "rules", handlerNames: ["mine"])
    }

    @Test("A rule's sessions go to the handler that it names, all others to the router's own")
    func named() async throws {
        let (mine, own) = (RecordingHandler(), RecordingHandler())
        let outcomes = try await outcomes(
            try rules(handler: "mine"), ["mine": mine, "two": RecordingHandler()], handler: own)
        #expect(outcomes.map(\.result) == [.done, .done])
        #expect(mine.routes.map(\.match.rule) == ["one"])
        #expect(own.routes.map(\.match.rule) == ["two"])
    }

    @Test(
        "A handler that is not there is an outcome and no error", arguments: ["mine", "exec:true"])
    func missing(name: String) async throws {
        let own = RecordingHandler()
        let outcomes = try await outcomes(try rules(handler: name), [:], handler: own)
        #expect(
            outcomes.map(\.result)
                == [.failed(reason: "there is no handler called \(name)"), .done])
        #expect(own.routes.map(\.match.rule) == ["two"])
    }

    @Test("The names of handlers are those of the command line, and those of the caller")
    func names() throws {
        for name in ["lookup", "exec:true", "exec: ", "mine"] {
            #expect(try rules(handler: name).rules.first?.handler == name)
        }
        #expect(HandlerName("lookup") == .lookup)
        #expect(HandlerName("exec:a b") == .program("a b"))
        for name in ["", "Lookup", "exec:", "exec", "EXEC:true", " lookup", "mine"] {
            #expect(HandlerName(name) == nil)
        }
        for name in [HandlerName.lookup, .program("a:b")] {
            #expect(HandlerName(name.description) == name)
        }
    }
}
