/// A controller of a stack of controllers.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers, the one in front last.
    public var viewControllers: [UIViewController] = [] {
        didSet { for controller in viewControllers { controller.navigationController = self } }
    }

    public init(rootViewController: UIViewController) {
        super.init()
        viewControllers = [rootViewController]
        rootViewController.navigationController = self
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override init() { super.init() }

    /// Creates a stack of a file of Interface Builder, whose content is not there.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public let navigationBar = UINavigationBar()
    /// True if the bar is hidden.
    open var isNavigationBarHidden = false

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    public var topViewController: UIViewController? { viewControllers.last }
    public var visibleViewController: UIViewController? { viewControllers.last }

    /// Puts a controller in front; the phone of the test notes its type.
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

    /// Gives the stack other controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Takes the controller in front away, unless it is the only one.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let controller = viewControllers.removeLast()
        if isShown {
            controller.disappear(animated: animated)
            topViewController?.appear(animated: animated)
        }
        return controller
    }

    /// Takes the controllers before one of the stack away.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
            return nil
        }
        defer { viewControllers = Array(viewControllers[...index]) }
        return Array(viewControllers[(index + 1)...])
    }

    /// Takes all controllers but the first one away.
    @discardableResult open func popToRootViewController(
        animated: Bool
    ) -> [UIViewController]? {
        defer { viewControllers = Array(viewControllers.prefix(1)) }
        return Array(viewControllers.dropFirst())
    }
}
