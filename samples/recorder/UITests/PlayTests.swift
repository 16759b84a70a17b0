import XCTest

/// The user of one scenario: brings the app into its state, waits for the push, and acts on it.
///
/// The script `record` names the scenario in a file, and sends the push when this test asks for it by another file. Both
/// lie in the folder that `SIMULATOR_HOST_HOME` leads to, which a simulator shares with its Mac.
final class PlayTests: XCTestCase {
    private var folder: URL {
        let home = ProcessInfo.processInfo.environment["SIMULATOR_HOST_HOME"] ?? NSHomeDirectory()
        return URL(fileURLWithPath: home).appendingPathComponent("Library/Caches/handset-recorder")
    }

    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    func testScenario() throws {
        continueAfterFailure = false
        let file = folder.appendingPathComponent("scenario")
        let words = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").map(String.init)
        let (state, action) = (words[0], words[1])
        let app = XCUIApplication()
        app.launchArguments = ["-clear"]
        app.launch()
        allowNotifications()
        switch state {
        case "active": break
        case "background": XCUIDevice.shared.press(.home)
        default: app.terminate()
        }
        sleep(3)
        // The script removes the app's log, and sends the push.
        try Data().write(to: folder.appendingPathComponent("ready"))
        sleep(4)
        act(action, on: app)
        sleep(5)
    }

    private func allowNotifications() {
        let allow = springboard.alerts.buttons["Allow"]
        if allow.waitForExistence(timeout: 3) { allow.tap() }
    }

    private func act(_ action: String, on app: XCUIApplication) {
        switch action {
        case "tap": notification.tap()
        case "dismiss":
            openNotificationCenter()
            notification.swipeLeft()
            let clear = springboard.buttons["Clear"].firstMatch
            if clear.waitForExistence(timeout: 3) { clear.tap() }
        case "button:open": press("Open")
        case "button:later": press("Later")
        case "open": app.activate()
        default: break
        }
    }

    /// The notification on the screen, or in Notification Center if its banner has gone.
    private var notification: XCUIElement {
        let banner = springboard.otherElements["NotificationShortLookView"].firstMatch
        if !banner.waitForExistence(timeout: 3) { openNotificationCenter() }
        return springboard.otherElements["NotificationShortLookView"].firstMatch
    }

    private func press(_ title: String) {
        notification.press(forDuration: 1.5)
        let button = springboard.buttons[title].firstMatch
        XCTAssertTrue(button.waitForExistence(timeout: 5), "no button \(title)")
        button.tap()
    }

    private func openNotificationCenter() {
        let top = springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0))
        top.press(
            forDuration: 0.1,
            thenDragTo: springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.8)))
    }
}
