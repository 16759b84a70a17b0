import HandsetFacts
import Testing

/// The actions of a category that helpers of the app make.
@Suite struct ActionHelperTests {
    private func actions(_ code: String, path: String = "A.swift") -> [String] {
        reading([path: code]).facts(of: .category).map(\.detail)
    }

    private func category(_ actions: String) -> String {
        "let c = UNNotificationCategory(identifier: \"c\", actions: \(actions), intentIdentifiers: [])"
    }

    @Test("Actions that a category of Objective-C adds to Apple's class are those of its methods")
    func objectiveC() {
        let code = """
            @implementation UNNotificationAction (App)
            + (instancetype)reply {
                return [UNNotificationAction actionWithIdentifier:@"REPLY" title:@"" options:0];
            }
            + (UNNotificationAction *)named:(NSString *)name {
                return [self actionWithIdentifier:name title:@"" options:0];
            }
            @end
            @implementation Setup
            - (void)start {
                [UNNotificationCategory categoryWithIdentifier:@"c"
                    actions:@[[UNNotificationAction reply], [UNNotificationAction named:@"NAMED"], [self later]]
                    intentIdentifiers:@[] options:0];
            }
            - (UNNotificationAction *)later {
                return [UNNotificationAction actionWithIdentifier:@"LATER" title:@"" options:0];
            }
            @end
            """
        #expect(actions(code, path: "A.m") == ["REPLY,NAMED,LATER"])
    }

    @Test("Actions that an extension adds to Apple's class are those of its members")
    func swift() {
        let code = """
            extension UNNotificationAction {
                static var open: UNNotificationAction { UNNotificationAction(identifier: "OPEN", title: "") }
                static let close: UNNotificationAction = .init(identifier: "CLOSE", title: "")
                static func make(_ id: String) -> UNNotificationAction { .init(identifier: id, title: "") }
            }
            \(category("[.open, .close, UNNotificationAction.make(\"M\"), UNNotificationAction.make(\"N\")]"))
            """
        #expect(actions(code) == ["OPEN,CLOSE,M,N"])
    }

    @Test("Actions that a helper of a helper chooses are followed to where they are made")
    func deep() {
        let code = """
            class A {
                func category(of id: Kind) {
                    let actions = self.actions(of: id)
                    \(category("actions"))
                }
                func actions(of id: Kind) -> [UNNotificationAction] {
                    let actions: [UNNotificationAction]
                    switch id {
                    case .order:
                        let buy = one(id: "BUY")
                        let share = one(id: Action.share.rawValue)
                        actions = [buy, share]
                    }
                    return actions
                }
                func one(id: String) -> UNNotificationAction { UNNotificationAction(identifier: id, title: "") }
            }
            enum Action: String { case share = "SHARE" }
            """
        #expect(actions(code) == ["BUY,SHARE"])
    }

    @Test("Helpers that call each other end")
    func endless() {
        let code = """
            func a() -> [UNNotificationAction] { b() + b() }
            func b() -> [UNNotificationAction] { a() + a() }
            \(category("a()"))
            """
        #expect(actions(code) == [""])
    }
}
