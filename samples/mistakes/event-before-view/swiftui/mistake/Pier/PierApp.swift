import SwiftUI

@main
struct PierApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { HomeView() }
    }
}
