import Handset
import HandsetApp
import HandsetSwiftUI
import HandsetUIKit
import Testing

/// Apps in SwiftUI on a phone, in a process that has no other phone.
@MainActor struct SwiftUIRuns {
    /// A tap that launches the app reaches the delegate that the app names; the app without one runs too.
    func runs() async throws {
        let phone = HandsetPhone(.iOS(18), of: NewsApp.self, answer: nil)
        try await phone.receive(["aps": ["alert": "a"], "id": "7"], then: .tap)
        #expect(NewsReader.shared.articles == ["7"])
        #expect((UIApplication.shared.delegate as? NewsDelegate)?.reader === NewsReader.shared)
        try await phone.checkFaults()

        let bare = HandsetPhone(.iOS(18), of: AppWithoutDelegate.self, answer: nil)
        #expect(try await bare.receive(["aps": ["alert": "a"]], then: .tap).callbacks != [])
        #expect(NewsReader.shared.articles == ["7"])
    }

    /// SwiftUI has the scene: of its life the delegate gets the launch alone, and a URL, which a view would open, is a
    /// fault.
    func life() async throws {
        let phone = HandsetPhone(.iOS(18), of: NewsApp.self, answer: nil)
        #expect(
            try await phone.launch().selectors == [
                .didFinishLaunching, .sceneWillConnect, .sceneWillEnterForeground,
                .sceneDidBecomeActive,
            ])
        try await phone.open(try #require(URL(string: "news://7")))
        let failure = await #expect(throws: DeliveryFailure.self) { try await phone.checkFaults() }
        #expect(failure?.unsupportedCalls.map(\.member) == ["onOpenURL(perform:)"])
    }

    /// The requests of the first screen's views run, and what a path gets is what the app opens.
    func views() async throws {
        let phone = HandsetPhone(.iOS(18), of: RoutedApp.self, answer: nil)
        try await phone.launch()
        // A task begins when the main actor is free, before the scene is active or after it.
        try await phone.phone.until { RoutedApp.lines.sorted() == ["appeared", "phase", "task"] }
        #expect(RoutedApp.lines.first == "appeared")
        NotificationCenter.default.post(name: RoutedApp.name, object: "7")
        try await phone.phone.until { AppHost.shared.handedOn == ["screen 7"] }
        #expect(RoutedApp.lines.last == "orders 1")
        try await phone.open(try #require(URL(string: "shop://8")))
        #expect(RoutedApp.lines.contains("url shop://8"))
        try await phone.checkFaults()
    }
}
