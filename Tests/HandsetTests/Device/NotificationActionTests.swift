import Handset
import Testing

/// Categories with several buttons, and with buttons that take a text.
@Suite struct NotificationActionTests {
    private static let categories = [
        NotificationCategory(
            identifier: "message",
            actions: [
                NotificationAction("archive", options: [.destructive, .authenticationRequired]),
                NotificationAction("open", options: .foreground),
                NotificationAction("reply", takesText: true),
            ], customDismissAction: true),
        NotificationCategory(identifier: "plain", actions: []),
    ]

    private func plan(
        _ choice: String, category: String = "message", on version: Int = 18,
        _ state: AppState = .background, _ delegates: DelegateMethods = [.actions, .didReceive]
    ) throws -> ScenarioPlan {
        var scenario = Scenario(IOSVersion(version), app: state, delegates: delegates)
        scenario.choice = try #require(UserChoice(choice))
        scenario.categories = Self.categories
        let json = #"{"aps":{"alert":"hello","category":"\#(category)"}}"#
        return scenario.plan(for: try Payload(json: json))
    }

    private func responses(_ plan: ScenarioPlan) -> [String] {
        plan.callbacks.filter(\.carriesPayload).map {
            ($0.actionIdentifier ?? "") + ($0.userText.map { "=\($0)" } ?? "")
        }
    }

    @Test("A button is chosen by its identifier, and without one it is the first")
    func buttons() throws {
        #expect(try responses(plan("button")) == ["archive"])
        #expect(try responses(plan("button:archive")) == ["archive"])
        #expect(try responses(plan("button:open")) == ["open"])
        #expect(try responses(plan("button:reply")) == ["reply="])
        #expect(try plan("button:Archive").isActionPossible == false)
        #expect(try plan("button", category: "plain").isActionPossible == false)
        #expect(try plan("button", category: "other").isActionPossible == false)
    }

    @Test("A text goes to a button that takes one, and to no other")
    func text() throws {
        let plan = try plan("text:reply=On my way")
        #expect(responses(plan) == ["reply=On my way"])
        #expect(plan.callbacks.map(\.selector) == [.didReceiveResponse])
        #expect(try responses(self.plan("text:reply=a=b")) == ["reply=a=b"])
        #expect(try self.plan("text:archive=On my way").isActionPossible == false)
    }

    @Test("Text input came with iOS 9, and its text reaches the application's delegate there")
    func versions() throws {
        #expect(try plan("text:reply=x", on: 8, .background, .actions).isActionPossible == false)
        let on9 = try plan("text:reply=x", on: 9, .background, .actions)
        #expect(on9.callbacks.map(\.selector) == [.handleActionWithResponseInfo])
        #expect(on9.callbacks.first?.userText == "x")
    }

    @Test("Only a button of the foreground opens the app")
    func foreground() throws {
        #expect(try plan("button:open").appState == .active)
        #expect(try plan("button:archive").appState == .background)
        #expect(try plan("text:reply=x", .notRunning).appState == .background)
    }

    @Test("A dismissal reaches the app only for a category that asks for it")
    func dismissal() throws {
        #expect(try plan("dismiss").callbacks.count == 1)
        #expect(try plan("dismiss", category: "plain").callbacks == [])
        #expect(try plan("dismiss", category: "other").callbacks == [])
    }

    @Test("A missing button has its reason")
    func reasons() throws {
        #expect(
            try plan("button", category: "other").reason?.description
                == "there is no button to tap: the app has not registered the payload's category")
        #expect(
            try plan("button:other").reason?.description
                == "there is no button to tap: the category does not have it, or it takes no text")
    }

    @Test(
        "A choice has one text, which gives it again",
        arguments: [
            "nothing", "tap", "button", "dismiss", "open", "button:reply", "button:a:b",
            "text:reply=On my way", "text:reply=", "text:reply=a=b",
        ])
    func texts(text: String) throws {
        #expect(try #require(UserChoice(text)).description == text)
    }

    @Test(
        "Other texts are no choices",
        arguments: ["", "Tap", "button:", "text:", "text:reply", "text:=x", "tap:x", "text"])
    func noChoices(text: String) {
        #expect(UserChoice(text) == nil)
    }

    @Test("Setting the action alone chooses the first button and no text")
    func actionAlone() {
        var scenario = Scenario.ofTheApp
        scenario.choice = UserChoice(.button, actionIdentifier: "reply", userText: "x")
        scenario.action = .button
        #expect(scenario.choice == UserChoice(.button))
    }
}
