import HandsetApp

// The files of the app are in app-files.txt. `handset matrix --package` runs the app by this.

extension ShopApp {
    static func main() async {
        await PackagedApp("Shop", of: ShopApp.self, opened: { Orders.shared.opened }).run()
    }
}
