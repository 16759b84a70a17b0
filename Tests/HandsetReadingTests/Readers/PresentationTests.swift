import HandsetReading
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

    @Test("A choice presents what both of its parts do")
    func choices() {
        #expect(presented("done(isOpen ? [] : [.banner])") == ["3 banner"])
        #expect(presented("done(isOpen ? [.sound] : options(of: n))") == ["3 none guess"])
    }
}
