import HandsetApp
import SwiftUI
import Testing

@testable import Shop

extension AllTests {
    @MainActor @Suite struct ShopTests {
        init() { Orders.shared.closeAll() }

        @Test func itRegisters() async throws {
            let phone = HandsetPhone(.iOS(17), of: ShopApp.self)
            try await phone.launch()
            try await phone.phone.until { Orders.shared.tokenText == DeviceToken.sample.hex }
        }

        @Test func aTapThatLaunchesTheAppOpensTheOrder() async throws {
            let phone = HandsetPhone(.iOS(17), of: ShopApp.self, answer: nil)
            try await phone.receive(["aps": ["alert": "sent"], "order": "5"], then: .tap)
            #expect(Orders.shared.opened == ["5"])
            try await phone.checkFaults()
        }

        @Test func aQuestionReachesTheShop() async throws {
            let phone = HandsetPhone(.iOS(17), of: ShopApp.self)
            try await phone.launch()
            try await phone.goHome()
            try await phone.receive(
                ["aps": ["alert": "sent", "category": "order"], "order": "6"],
                then: .reply("when?", button: "ask"))
            #expect(Orders.shared.opened == ["6: when?"])
        }
    }
}
