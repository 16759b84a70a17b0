/// A controller of a stack of controllers.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers, the one in front last.
    public var viewControllers: [UIViewController] = [] {
        didSet { for controller in viewControllers { controller.navigationController = self } }
    }

    /// Creates a stack of one controller.
    public init(rootViewController: UIViewController) {
        super.init()
        viewControllers = [rootViewController]
        rootViewController.navigationController = self
    }

    /// Creates a stack of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The controller in front.
    public var topViewController: UIViewController? { viewControllers.last }
    /// The controller in front.
    public var visibleViewController: UIViewController? { viewControllers.last }

    /// Puts a controller in front, which the phone of the test notes by its type.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if isShown { topViewController?.disappear(animated: animated) }
        viewControllers.append(viewController)
        AppHost.shared.present("\(type(of: viewController))")
        viewController.loadViewIfNeeded()
        if isShown { viewController.appear(animated: animated) }
    }

    override func appear(animated: Bool) {
        super.appear(animated: animated)
        topViewController?.appear(animated: animated)
    }

    override func disappear(animated: Bool) {
        topViewController?.disappear(animated: animated)
        super.disappear(animated: animated)
    }

    /// Takes all controllers but the first one away.
    @discardableResult open func popToRootViewController(
        animated: Bool
    ) -> [UIViewController]? {
        defer { viewControllers = Array(viewControllers.prefix(1)) }
        return Array(viewControllers.dropFirst())
    }
}
