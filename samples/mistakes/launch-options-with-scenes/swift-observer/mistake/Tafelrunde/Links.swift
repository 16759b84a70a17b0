import UIKit

/// Keeps a link until there is a screen that can open it.
final class Links {
    static let shared = Links()

    weak var opener: StartViewController? { didSet { openIfPossible() } }
    var pending: URL? { didSet { openIfPossible() } }

    /// Takes the link of a push that has started the app.
    func observeLaunch() {
        NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: .main
        ) { [weak self] launch in
            guard let push = launch.userInfo?[UIApplication.LaunchOptionsKey.remoteNotification]
                    as? [AnyHashable: Any], let link = push["url"] as? String else { return }
            self?.pending = URL(string: link)
        }
    }

    private func openIfPossible() {
        guard let opener, let url = pending else { return }
        pending = nil
        opener.show(url)
    }
}
