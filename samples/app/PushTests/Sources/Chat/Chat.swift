import HandsetApp

@testable import ChatExtension

// The files of the app are in app-files.txt. `handset matrix --package` runs the app by this.

extension AppDelegate {
    static func main() async {
        await PackagedApp(
            "Chat", backgroundModes: ["remote-notification"],
            serviceExtension: { NotificationService() }, hasScenes: true,
            opened: { Router.shared.opened }
        ) { AppDelegate() }.run()
    }
}
