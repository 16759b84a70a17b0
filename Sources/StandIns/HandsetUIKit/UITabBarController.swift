/// A controller of several controllers, of which the user chooses one.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet { selectedIndex = 0 }
    }
    /// The number of the controller that the user has chosen.
    open var selectedIndex = 0

    /// The controller that the user has chosen.
    open var selectedViewController: UIViewController? {
        get {
            guard let all = viewControllers, all.indices.contains(selectedIndex) else { return nil }
            return all[selectedIndex]
        }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
}
