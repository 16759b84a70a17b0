import HandsetFacts
import Testing

/// Paths that call a completion handler twice.
@Suite struct RepeatedCallTests {
    private func twice(_ body: String) -> [String] {
        facts(
            .handlerTwice,
            in: """
                class A: NSObject {
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(body)
                }
                }
                """)
    }

    @Test(
        "A second call on a path is told by its line",
        arguments: [
            ("done()\ndone()", ["4 did-receive"]),
            ("if a { done() }\ndone()", ["4 did-receive likely"]),
            ("if a { done() } else { done() }\nlog()\ndone()", ["5 did-receive"]),
            ("done()\nif a { done() }", ["4 did-receive"]),
            ("done()\nguard a else { done(); return }", ["4 did-receive"]),
            ("switch a {\ncase 1: done()\ndefault: break\n}\ndone()", ["7 did-receive likely"]),
            ("defer { done() }\nif a { return done() }", ["4 did-receive"]),
            ("open { ok in\nif ok { done() }\ndone()\n}", ["5 did-receive likely"]),
            (
                "switch a {\ncase 1: if b { done(); break }\ndefault: break\n}\ndone()",
                ["7 did-receive likely"]
            ),
        ])
    func repeated(body: String, lines: [String]) {
        #expect(twice(body) == lines)
    }

    @Test(
        "Calls of which a path has only one are none",
        arguments: [
            "if a { done(); return }\ndone()", "if a { done() } else { done() }",
            "guard a else { done(); return }\ndone()", "if a { done() }\nif !a { done() }",
            "do { try open(); done() } catch { done() }",
            "defer { done() }\nguard a else { return }", "open { done() }\nclose { done() }",
            "let open = kit.handle(r, done)\nif !open { done() }",
            "switch a {\ncase 1: done()\ndefault: done()\n}", "a ? done() : done()",
            "switch a {\ncase 1:\nif b { done(); break }\nlog()\ndone()\ndefault: done()\n}",
            "switch a {\ncase 1: done()\nfallthrough\ncase 2: log()\ndefault: done()\n}",
        ])
    func single(body: String) {
        #expect(twice(body) == [])
    }

    @Test("A question for the handler in Objective-C is no condition of its call")
    func objectiveC() {
        let code = """
            @implementation A
            - (void)userNotificationCenter:(UNUserNotificationCenter *)c didReceiveNotificationResponse:(UNNotificationResponse *)r
                withCompletionHandler:(void (^)(void))done {
                if (a) { done(); }
                if (done) done();
            }
            @end
            """
        #expect(facts(.handlerTwice, in: code, path: "A.m") == ["5 did-receive likely"])
    }
}
