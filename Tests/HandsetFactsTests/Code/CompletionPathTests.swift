import HandsetFacts
import Testing

/// The paths of a method that never call its completion handler.
@Suite struct CompletionPathTests {
    private func missing(_ body: String) -> [String] {
        facts(
            .handlerMissing,
            in: """
                class A: NSObject {
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(body)
                }
                }
                """)
    }

    @Test(
        "A method that calls it on each path is not told",
        arguments: [
            "done()", "if a { done() } else { done() }", "guard a else { done(); return }\ndone()",
            "defer { done() }\nguard a else { return }",
            "switch a {\ncase 1: done()\ndefault: done()\n}",
            "open(r) { done() }", "open(r, completion: done)", "self.pending = done\nfinish(done)",
            "do { try open(); done() } catch { done() }", "return done()",
            "for a in b { log(a) }\ndone()", "fatalError()",
            "do { guard a else { throw E.b }\ndone() } catch { done() }",
            "for a in b { if a { break }\nlog(a) }\ndone()",
            "switch a {\ncase 1: if b { done(); break }\ndone()\ndefault: done()\n}",
        ])
    func called(body: String) {
        #expect(missing(body) == [])
    }

    @Test(
        "A path without it is told by the line on which it ends",
        arguments: [
            ("open(r)", ["4 did-receive likely"]),
            ("guard a else {\nreturn\n}\ndone()", ["4 did-receive"]),
            ("if a {\ndone()\n}", ["6 did-receive"]),
            ("switch a {\ncase 1: done()\ndefault: break\n}", ["7 did-receive"]),
            ("do { try open()\ndone()\n} catch { log(error) }", ["6 did-receive"]),
            ("if done != nil { log() }", ["4 did-receive likely"]),
            ("switch a {\ncase 1: if b { break }\ndone()\ndefault: done()\n}", ["8 did-receive"]),
            ("do { throw E.b } catch { log(error) }", ["4 did-receive likely"]),
            ("open(r) { ok in\nif ok { done() }\n}", ["5 did-receive likely"]),
        ])
    func forgotten(body: String, lines: [String]) {
        #expect(missing(body) == lines)
    }

    @Test("Beside a part of the file that was not read, a missing call is not certain")
    func gaps() {
        let code = """
            class A: NSObject {
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
            guard a else {
            return
            }
            done()
            }
            }
            """
        #expect(facts(.handlerMissing, in: code) == ["4 did-receive"])
        let beside = code + "\nfunc other() { let x = = 3 }\n"
        #expect(facts(.handlerMissing, in: beside) == ["4 did-receive likely"])
    }

    @Test("The copy of an extension's content is always there")
    func copies() {
        func missing(_ body: String) -> [String] {
            facts(
                .handlerMissing,
                in: """
                    class S: UNNotificationServiceExtension {
                    var contentHandler: ((UNNotificationContent) -> Void)?
                    var best: UNMutableNotificationContent?
                    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                    self.contentHandler = contentHandler
                    best = (request.content.mutableCopy() as? UNMutableNotificationContent)
                    \(body)
                    }
                    func finish() { contentHandler?(best!) }
                    override func serviceExtensionTimeWillExpire() { contentHandler?(best!) }
                    }
                    """)
        }
        #expect(missing("if let best = best { contentHandler(best) }") == [])
        #expect(missing("guard let best else { return }\ncontentHandler(best)") == [])
        #expect(missing("finish()") == [])
        #expect(missing("load()") == ["8 extension-did-receive"])
        #expect(
            missing("guard let url = url(of: request) else { return }\ncontentHandler(best!)")
                == ["7 extension-did-receive"])
    }

    @Test("Objective-C's statements without braces are paths too")
    func objectiveC() {
        func missing(_ body: String) -> [String] {
            facts(
                .handlerMissing,
                in:
                    "@implementation A\n- (void)userNotificationCenter:(UNUserNotificationCenter *)c willPresentNotification:(UNNotification *)n withCompletionHandler:(void (^)(UNNotificationPresentationOptions))done {\n\(body)\n}\n@end",
                path: "A.m")
        }
        #expect(missing("if (a) return;\ndone(1);") == ["3 will-present"])
        #expect(missing("if (a) { done(1); return; }\ndone(1);") == [])
        #expect(missing("[self show:^{ done(1); }];") == [])
    }
}
