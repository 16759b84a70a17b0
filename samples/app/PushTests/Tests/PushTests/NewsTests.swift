import HandsetApp
import Testing
import UIKit

@testable import News

extension AllTests {
    @MainActor @Suite struct NewsTests {
        private var app: News.AppDelegate? { UIApplication.shared.delegate as? News.AppDelegate }
        private let payload: Payload = ["aps": ["alert": "News"], "article": ["id": 5]]

        @Test func itRegistersAndTellsItself() async throws {
            let phone = HandsetPhone(.iOS(10)) { News.AppDelegate() }
            try await phone.launch()
            try await phone.phone.until { app?.token == DeviceToken.sample.hex }
            #expect(app?.wasOnMainThread == true)
        }

        @Test func aTapShowsTheArticle() async throws {
            let phone = HandsetPhone(.iOS(10)) { News.AppDelegate() }
            try await phone.launch()
            try await phone.goHome()
            try await phone.receive(payload, then: .tap)
            #expect(app?.articles == ["article 5"])
            #expect(phone.presented == ["UIAlertController"])
        }

        /// The app shows the article twice: of the launch options, and of the response.
        @Test func aTapThatLaunchesTheAppShowsTheArticleTwice() async throws {
            let phone = HandsetPhone(.iOS(10), answer: nil) { News.AppDelegate() }
            try await phone.receive(payload, then: .tap)
            #expect(app?.articles == ["article 5", "article 5"])
        }
    }
}
