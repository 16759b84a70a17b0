import HandsetApp

// The files of the app are in app-files.txt. `handset matrix --package` runs the app by this.

extension AppDelegate {
    static func main() async {
        await PackagedApp(
            "Orders", backgroundModes: ["remote-notification"],
            opened: { Router.shared.opened }
        ) {
            AppDelegate()
        }
        .run()
    }
}
