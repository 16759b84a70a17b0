import HandsetFacts
import Testing

/// The reports of calls: in time, too late, or not at all.
@Suite struct CallReportTests {
    private func code(_ body: String, more: String = "") -> String {
        """
        class A: NSObject, PKPushRegistryDelegate {
        func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
            for type: PKPushType, completion: @escaping () -> Void) {
        \(body)
        }
        func report() { provider.reportNewIncomingCall(with: id, update: update) { _ in } }
        \(more)
        }
        """
    }

    private func late(_ body: String, more: String = "") -> [String] {
        reading(["App.swift": code(body, more: more)]).facts(of: .callLate).map(\.detail)
    }

    private func missing(_ body: String, more: String = "") -> [String] {
        facts(.callMissing, in: code(body, more: more))
    }

    @Test("A path that does not call the completion of a call is a fact")
    func unfinished() {
        func unfinished(_ body: String) -> [String] { facts(.handlerMissing, in: code(body)) }
        #expect(unfinished("report()\nif a {\ncompletion()\n}") == ["8 voip-push"])
        #expect(unfinished("report()\ncompletion()") == [])
        #expect(
            unfinished("if a {\nreport()\nreturn\n}\nstart(completion)") == [
                "6 voip-push likely"
            ])
    }

    @Test("A report in a closure that runs later is late, by the function that gets it")
    func later() {
        #expect(late("Task { report() }") == ["Task"])
        #expect(late("DispatchQueue.main.async { self.report() }") == ["main.async"])
        #expect(
            late("session.dataTask(with: url) { _, _, _ in self.report() }.resume()") == [
                "session.dataTask"
            ])
        #expect(missing("Task { report() }") == [])
    }

    @Test(
        "A report that is made before the method returns is not late",
        arguments: [
            "report()", "DispatchQueue.main.sync { report() }",
            "defer { report() }\nguard a else { return }",
            "calls.forEach { _ in self.report() }", "run { self.report() }",
            "Task { report() }\nreport()",
        ])
    func inTime(body: String) {
        let run = "func run(_ body: () -> Void) { body() }"
        #expect(late(body, more: run) == [] && missing(body, more: run) == [])
    }

    @Test("The paths of a method that the app calls itself count")
    func inner() {
        let more = "func take() {\nguard isReady else {\nreturn\n}\nreport()\n}"
        #expect(missing("take()", more: more) == ["9 voip-push likely"])
    }

    @Test(
        "The foreground, and mustReport, are excuses",
        arguments: [
            "if UIApplication.shared.applicationState == .active { return }\nreport()",
            "guard metadata.mustReport else { return completion() }\nreport()",
            "if !metadata.mustReport { return }\nreport()",
        ])
    func excuses(body: String) {
        #expect(missing(body) == [])
    }

    @Test("Who gets the payload and is not seen to report is not judged")
    func handedOn() {
        let body = "Kit.handle(payload)\ncompletion()"
        #expect(missing(body) == ["6 voip-push guess"])
        #expect(facts(.callHandedOn, in: code(body)) == ["4 handle"])
    }

    @Test("The older form of the method beside the newer one is never called")
    func older() {
        let more = """
            func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) {
            }
            """
        #expect(missing("report()", more: more) == [])
    }

    @Test("Objective-C is read alike")
    func objectiveC() {
        func read(_ body: String) -> AppReading {
            reading([
                "A.m": """
                @implementation A
                - (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type withCompletionHandler:(void (^)(void))completion {
                \(body)
                }
                @end
                """
            ])
        }
        let report =
            "[self.provider reportNewIncomingCallWithUUID:id update:update completion:^(NSError *error) { }];"
        #expect(lines(read(report), .callMissing) == [])
        #expect(lines(read("if (a) { \(report) }"), .callMissing) == ["4 voip-push likely"])
        let later = read("dispatch_async(queue, ^{ \(report) });")
        #expect(later.facts(of: .callLate).map(\.detail) == ["dispatch_async"])
    }
}
