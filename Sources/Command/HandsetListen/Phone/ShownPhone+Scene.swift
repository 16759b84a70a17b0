import Handset
import HandsetPage

// The scene of an app file: a banner comes, and a while later the user does what the file says.

extension ShownPhone {
    /// The time that a notification is seen before the user does something.
    private static let timeInSight = Duration.milliseconds(1_200)

    /// Lets the user do what the scene says with a notification, unless somebody does something with it before.
    ///
    /// Notifications that come back from an earlier run have had their scene then.
    func play(_ number: Int, of index: Int) {
        guard let scene = scenes[index], restoredTime == nil else { return }
        let topic = apps[index].topic
        Task {
            try? await Task.sleep(for: Self.timeInSight)
            await act(as: scene, on: number, ofApp: topic)
        }
    }

    private func act(as scene: UserChoice, on number: Int, ofApp topic: String?) async {
        guard let notification = store[number], notification.isOnPhone else { return }
        let action: PageAction? =
            switch scene.action {
            case .tap: .tap(number)
            case .dismiss: .dismiss(number)
            case .button:
                scene.userText.map { .text(number, $0, button: scene.actionIdentifier) }
                    ?? .button(number, scene.actionIdentifier)
            case .open: .open(topic)
            case .nothing: nil
            }
        guard let action else { return }
        // What is not possible, such as to open an app that is open, is not done.
        _ = try? await act(action)
    }
}
