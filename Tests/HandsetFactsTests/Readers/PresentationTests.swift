import HandsetFacts
import Testing

/// The parts that are presented in the foreground, over all paths of a method.
@Suite struct PresentationTests {
    private func presented(_ body: String, members: String = "") -> [String] {
        facts(
            .presents,
            in: """
                class A: NSObject {
                func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {
                \(body)
                }
                \(members)
                }
                """)
    }

    @Test("Each call of the handler is a fact of its own")
    func calls() {
        #expect(
            presented("if isOpen {\ndone([])\n} else {\ndone([.banner, .sound])\n}") == [
                "4 none", "6 banner,sound",
            ])
    }

    @Test("Nothing is no certain answer where something else has the handler too")
    func open() {
        #expect(
            presented("if isOpen {\ndone([])\nreturn\n}\nchat.present(n, done)") == ["4 none guess"]
        )
        #expect(
            presented("if isOpen {\ndone([.badge])\nreturn\n}\nchat.present(n, done)") == [
                "4 badge"
            ])
    }

    @Test("The project's own function that gets the handler is looked into")
    func handed() {
        #expect(
            presented(
                "show(n, then: done)",
                members:
                    "func show(_ n: UNNotification, then end: (UNNotificationPresentationOptions) -> Void) {\nend([.list])\n}"
            )
                == ["6 list"])
    }

    @Test("A variable has its value, and what is inserted")
    func variables() {
        let start = "var options: UNNotificationPresentationOptions = [.sound]\n"
        #expect(presented("\(start)options.insert(.badge)\ndone(options)") == ["5 badge,sound"])
        #expect(
            presented(
                "\(start)if #available(iOS 14, *) { options.formUnion([.banner, .list]) }\ndone(options)"
            )
                == ["5 banner,list,sound"])
        #expect(presented("\(start)options.remove(.sound)\ndone(options)") == ["5 sound"])
        #expect(
            presented(
                "let options: UNNotificationPresentationOptions\nif isOpen { options = [] } else { options = [.alert] }\ndone(options)"
            )
                == ["5 alert"])
        #expect(presented("\(start)options.insert(more)\ndone(options)") == ["5 none guess"])
    }

    @Test(
        "What only the app's own notifications get is no answer to a push",
        arguments: [
            (
                "if n.request.trigger is UNPushNotificationTrigger {\ndone([])\n} else {\ndone([.list])\n}",
                ["4 none"]
            ),
            (
                "if !(n.request.trigger is UNPushNotificationTrigger) {\ndone([])\nreturn\n}\ndone([.list])",
                ["7 list"]
            ),
            (
                "guard n.request.trigger is UNPushNotificationTrigger else {\ndone([.list])\nreturn\n}\ndone([])",
                ["7 none"]
            ),
            (
                "if let push = n.request.trigger as? UNPushNotificationTrigger {\ndone([.badge])\nreturn\n}\ndone([])",
                ["4 badge"]
            ),
            (
                "if n.request.trigger is UNCalendarNotificationTrigger {\ndone([])\n} else {\ndone([.list])\n}",
                ["4 none", "6 list"]
            ),
        ])
    func triggers(body: String, answers: [String]) {
        #expect(presented(body) == answers)
    }

    @Test("Objective-C asks for the class of the trigger")
    func triggersOfObjectiveC() {
        let code = """
            @implementation A
            - (void)userNotificationCenter:(UNUserNotificationCenter *)c willPresentNotification:(UNNotification *)n
                withCompletionHandler:(void (^)(UNNotificationPresentationOptions))done {
                if ([n.request.trigger isKindOfClass:[UNPushNotificationTrigger class]]) {
                    done(UNNotificationPresentationOptionNone);
                } else {
                    done(UNNotificationPresentationOptionBanner);
                }
            }
            @end
            """
        #expect(facts(.presents, in: code, path: "A.m") == ["5 none"])
    }

    @Test("Each part of a choice is an answer of its own")
    func choices() {
        #expect(presented("done(isOpen ? [] : [.banner])") == ["3 none", "3 banner"])
        #expect(
            presented("done(isOpen ? [.sound] : options(of: n))") == ["3 sound", "3 none guess"])
    }
}
