import HandsetFacts
import Testing

/// The completion handler of a method, in the forms in which it is asked for, kept and handed on.
@Suite struct CompletionHandlerTests {
    /// The missing calls of a delegate's method with a body, and other members and declarations.
    private func missing(
        _ body: String, handler: String = "@escaping () -> Void", members: String = "",
        others: String = ""
    ) -> [String] {
        facts(
            .handlerMissing,
            in: """
                class A: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler done: \(handler)) {
                \(body)
                }
                \(members)
                }
                \(others)
                """)
    }

    @Test("A kept handler is called by a method that calls another one which calls it")
    func keptAndCalledLater() {
        let code = { (run: String) in
            """
            class S: UNNotificationServiceExtension {
            var handler: ((UNNotificationContent) -> Void)?
            override func didReceive(_ r: UNNotificationRequest, withContentHandler done: @escaping (UNNotificationContent) -> Void) {
            handler = done
            Task { await run() }
            }
            func run() async { \(run) }
            func end() { handler?(content) }
            override func serviceExtensionTimeWillExpire() { end() }
            }
            """
        }
        #expect(facts(.handlerMissing, in: code("end()")) == [])
        #expect(facts(.handlerMissing, in: code("log()")).count == 1)
    }

    @Test("A service extension's own method with async and a handler is none of iOS")
    func ownAsyncMethod() {
        let code = """
            class S: UNNotificationServiceExtension {
            override func didReceive(_ r: UNNotificationRequest, withContentHandler done: @escaping (UNNotificationContent) -> Void) {
            Task { await didReceive(r, withContentHandler: done) }
            }
            func didReceive(_ r: UNNotificationRequest, withContentHandler done: @escaping (UNNotificationContent) -> Void) async {
            guard isOpen else {
            return
            }
            done(r.content)
            }
            }
            """
        #expect(facts(.method, in: code) == ["2 extension-did-receive"])
        #expect(facts(.handlerMissing, in: code) == ["7 extension-did-receive guess"])
        let shown = code.replacing(
            "done(r.content)", with: "UNNotificationRequest(identifier: \"a\")")
        #expect(
            reading(["A.swift": shown]).facts(of: .localNotification).map(\.detail) == [
                "extension-did-receive"
            ])
    }

    @Test(
        "A path on which the handler is nil needs no call",
        arguments: [
            "if let call = done { call() }", "if let done { done() }",
            "guard let done else { return }\ndone()",
            "guard let call = done else { return }\ncall()", "if done != nil { done?() }",
            "done?()",
            "if done == nil { return }\ndone?()", "if nil != done { done?() }",
        ])
    func tests(body: String) {
        #expect(missing(body, handler: "(() -> Void)?") == [])
    }

    @Test(
        "A test of the handler and of something else leaves a path without it",
        arguments: [
            "if let call = done, isOpen { call() }", "if done != nil && isOpen { done?() }",
        ])
    func otherTests(body: String) {
        #expect(missing(body, handler: "(() -> Void)?") == ["4 did-receive"])
    }

    @Test("Objective-C asks for the handler by its name alone")
    func objectiveC() {
        func missing(_ body: String) -> [String] {
            facts(
                .handlerMissing,
                in: """
                    @implementation A
                    - (void)userNotificationCenter:(UNUserNotificationCenter *)c didReceiveNotificationResponse:(UNNotificationResponse *)r withCompletionHandler:(void (^)(void))handler {
                    \(body)
                    }
                    @end
                    """, path: "A.m")
        }
        #expect(missing("if (handler) handler();") == [])
        #expect(missing("if (handler != nil) { handler(); }") == [])
        #expect(missing("if (!handler) return;\nhandler();") == [])
        #expect(missing("if (isOpen) handler();") == ["4 did-receive"])
        #expect(missing("if (handler && isOpen) handler();") == ["4 did-receive"])
    }

    @Test("A handler that a property keeps is no certain gap")
    func kept() {
        #expect(missing("pending = done", members: "var pending: (() -> Void)?") == [])
        #expect(missing("self.pending = done\nopen(r)") == [])
        #expect(missing("if isOpen { pending = done }") == ["4 did-receive likely"])
    }

    @Test("A function of the app that gets the handler and drops it is a guess at its own line")
    func dropped() {
        #expect(
            missing(
                "finish(done)", members: "func finish(_ end: () -> Void) {\nif isOpen { end() }\n}")
                == ["7 did-receive guess"])
        #expect(missing("finish(done)", members: "func finish(_ end: () -> Void) { end() }") == [])
        #expect(
            missing(
                "first(done)",
                members:
                    "func first(_ a: () -> Void) { second(a) }\nfunc second(_ b: () -> Void) {\n}")
                == ["7 did-receive guess"])
        // Functions that hand it to each other have an end.
        #expect(
            missing(
                "first(done)",
                members:
                    "func first(_ a: () -> Void) { second(a) }\nfunc second(_ b: () -> Void) { first(b) }"
            )
                == [])
    }

    @Test("A closure behind a function that gets other arguments too calls the handler")
    func closures() {
        #expect(missing("clear(for: \"a\") { done() }") == [])
        #expect(missing("clear(for: \"a\", then: done)") == [])
        #expect(missing("clear(for: \"a\") { log() }") == ["4 did-receive likely"])
        #expect(
            missing("clear(for: \"a\") { ok in\nguard ok else {\nreturn\n}\ndone()\n}") == [
                "5 did-receive likely"
            ])
    }

    @Test("A case that falls through ends as the next one does")
    func fallthroughs() {
        #expect(missing("switch a {\ncase 1: fallthrough\ndefault: done()\n}") == [])
        #expect(
            missing("switch a {\ncase 1: done()\nfallthrough\ndefault: break\n}") == [
                "8 did-receive"
            ])
        #expect(
            missing("switch a {\ncase 1: done()\ncase 2: fallthrough\ndefault: log()\n}") == [
                "8 did-receive"
            ])
    }

    @Test("Each branch of #if is a program of its own")
    func compiled() {
        #expect(missing("#if DEBUG\ndone()\n#else\ndone()\n#endif") == [])
        #expect(missing("#if DEBUG\nlog()\n#endif\ndone()") == [])
        #expect(missing("#if DEBUG\ndone()\n#endif") == ["6 did-receive"])
        #expect(missing("#if DEBUG\nlog()\n#else\ndone()\n#endif") == ["8 did-receive"])
        #expect(missing("#if os(iOS)\ndone()\n#else\nlog()\n#endif") == [])
    }

    @Test("Only a method of the center's delegate is told")
    func delegates() {
        let other = """
            class B: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {}
            }
            """
        let start =
            "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {\nUNUserNotificationCenter.current().delegate = self\nreturn true\n}"
        #expect(missing("done()", others: other) == ["8 will-present likely"])
        #expect(missing("done()", members: start, others: other) == [])
        #expect(missing("log()", members: start, others: other) == ["4 did-receive likely"])
    }
}
