import Foundation
import Handset
import HandsetTestSupport
import Testing

/// The tables of the documentation's page of callbacks.
@Suite struct CallbacksPageTests {
    private static func rows(of section: String) throws -> [[String]] {
        let page = try DocumentationPage("Sources/Core/Handset/Handset.docc/Callbacks.md").text
        let text = try #require(
            page.components(separatedBy: "\n## ").first { $0.hasPrefix("\(section)\n") })
        return text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.map { row in
            row.dropFirst().dropLast().components(separatedBy: "|")
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func code(_ texts: [String]) -> String {
        texts.map { "`\($0)`" }.joined(separator: ", ")
    }

    @Test("The page lists every delegate method with its selectors")
    func methods() throws {
        let expected = DelegateMethods.allNamed.map { name, method in
            ["`\(name)`", Self.code(Self.selectors(of: method).map { "\($0)" })]
        }
        #expect(try Self.rows(of: "Delegate methods").dropFirst(2) == expected[...])
    }

    @Test("The page lists every point that is not known, with its choices")
    func unknownPoints() throws {
        let expected = UnconfirmedPoint.allCases.map { point in
            ["`\(point.rawValue)`", point.question, Self.code(point.choices)]
        }
        #expect(try Self.rows(of: "What is not known").dropFirst(2) == expected[...])
    }

    @Test("The page gives the limits of a phone, and the lines that iOS logs for faults")
    func limits() throws {
        let days = StoredNotifications<RemoteNotification>.longestStorage / 86_400
        let limits = [
            "\(Phone.callbackTimeLimit.components.seconds) s", "\(days) days", "1 for each topic",
            "\(PhoneState.largestCountOfDelivered), the oldest leave it",
            "\(PhoneState.largestCountOfSounds)",
        ]
        let faults = Self.faults.map { fault in
            [
                fault.description.components(separatedBy: ": ").last ?? "",
                fault.systemMessage.map { "`\($0)`" } ?? "none is known",
            ]
        }
        let rows = try Self.rows(of: "Limits of a phone")
        #expect(rows.dropFirst(2).prefix(limits.count).map { $0[1] } == limits)
        #expect(rows.suffix(faults.count) == faults[...])
        #expect(rows.count == limits.count + faults.count + 4)
    }

    @Test("Every method that an app may implement has a name")
    func names() {
        let named = Set(DelegateMethods.allNamed.flatMap { Self.selectors(of: $0.options) })
        let life: Set<AppCallback.Selector> = [
            .didFinishLaunching, .willEnterForeground, .didBecomeActive, .willResignActive,
            .didEnterBackground, .sceneWillConnect, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
        ]
        let registry: Set<AppCallback.Selector> = [
            .didReceivePush, .didReceivePushWithHandler, .didReceiveVoIPPush,
        ]
        #expect(named.union(life).union(registry) == Set(AppCallback.Selector.allCases))
    }

    @Test(
        "Every point can be chosen by the names of its choices, and only by them",
        arguments: UnconfirmedPoint.allCases)
    func points(point: UnconfirmedPoint) {
        var behavior = UnconfirmedBehavior()
        #expect(behavior[point] == point.choices.first)
        for choice in point.choices.reversed() {
            let isChosen = behavior.choose(choice, for: point)
            #expect(isChosen)
            #expect(behavior[point] == choice)
        }
        #expect(behavior == UnconfirmedBehavior())
        let isChosen = behavior.choose("no such thing", for: point)
        #expect(!isChosen)
        #expect(behavior == UnconfirmedBehavior())
        #expect(point.question.hasSuffix("?"))
    }

    private static let faults: [DelegateFault] = [
        DelegateFault(.hung, in: .didReceiveRemoteNotification),
        DelegateFault(.neverCalled, in: .didReceiveRemoteNotificationWithFetchHandler),
        DelegateFault(.neverCalled, in: .didReceiveResponse),
        DelegateFault(.neverReturned, in: .didReceiveRemoteNotification),
        DelegateFault(.calledAgain, in: .didReceiveRemoteNotificationWithFetchHandler),
        DelegateFault(.calledLate, in: .didReceiveRemoteNotificationWithFetchHandler),
    ]

    private static func selectors(of method: DelegateMethods) -> [AppCallback.Selector] {
        switch method {
        case .legacy: [.didReceiveRemoteNotification]
        case .fetch: [.didReceiveRemoteNotificationWithFetchHandler]
        case .actions: [.handleAction, .handleActionWithResponseInfo]
        case .willPresent: [.willPresentNotification]
        case .didReceive: [.didReceiveResponse]
        default: [.willPresentNotification, .didReceiveResponse]
        }
    }
}
