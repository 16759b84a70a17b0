import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The answers of `handset why` about apps that never register for remote notifications.
@Suite(.waitsForPrograms) struct WhyRegistrationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func causes(_ members: String) throws -> String {
        try folder.write(
            """
            import UIKit
            import PushKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
                \(members)
            }
            """, to: "app/AppDelegate.swift")
        return try CommandResult.line(
            "unset HANDSET_APP; cd '\(folder.path)' && handset why --app app --symptom 'no device token'"
        ).output
    }

    @Test("An app that takes calls alone needs no registration")
    func calls() throws {
        let method =
            "func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) { completion() }"
        #expect(try causes("").contains("never-registered"))
        #expect(try !causes(method).contains("never-registered"))
        let token =
            "func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {}"
        #expect(try causes("\(method)\n\(token)").contains("never-registered"))
    }
}
