import UIKit

protocol LinkOpening: AnyObject {
    func openLink(_ url: URL)
}

final class AppCoordinator: LinkOpening {
    let navigationController = UINavigationController()

    func start(in window: UIWindow) {
        navigationController.viewControllers = [HomeViewController()]
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
    }

    func openLink(_ url: URL) {
        let page = PageViewController()
        page.link = url
        navigationController.pushViewController(page, animated: true)
    }
}
