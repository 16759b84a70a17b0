/// A controller of a view, which shows nothing and notes what it presents.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var title: String?
    // As Apple declares them, so that an app may use it with and without a question mark.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public lazy var view: UIView! = UIView()
    /// The controller that this one presents.
    public private(set) var presentedViewController: UIViewController?
    /// The navigation controller that this one is in.
    public internal(set) weak var navigationController: UINavigationController?
    /// The controller that presents this one.
    public private(set) weak var presentingViewController: UIViewController?
    /// The way in which the controller is presented, which is not shown.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The movement with which the controller is presented, which is not shown.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// True if the user cannot end the presentation.
    open var isModalInPresentation = false
    /// The look that the controller wants.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The storyboard that the controller comes from; `nil` for one that code creates.
    public internal(set) var storyboard: UIStoryboard?
    /// The bar that belongs to the controller.
    public lazy var navigationItem = UINavigationItem(title: title ?? "")
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    public private(set) var children: [UIViewController] = []
    /// The controller that this one is in.
    public private(set) weak var parent: UIViewController?
    /// True after the view was loaded.
    public private(set) var isViewLoaded = false
    /// True while the controller's view is shown.
    private(set) var isShown = false

    public override init() { super.init() }

    /// Creates a controller of a file of Interface Builder, whose content is not there.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Called after the view was loaded.
    open func viewDidLoad() {}

    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called after the view was shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view is no longer shown.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view was shown for the last time.
    open func viewDidDisappear(_ animated: Bool) {}

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    /// Takes this controller out of the one that it is in.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called when the controller was put into another one.
    open func didMove(toParent parent: UIViewController?) {}

    /// Shows a controller: in the stack that this one is in, or else by presenting it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let stack = self as? UINavigationController ?? navigationController {
            stack.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows a controller beside this one, which is the whole screen on a phone, so that it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: true)
    }

    /// Loads the view, once.
    public func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isViewLoaded = true
        viewDidLoad()
    }

    /// Shows the view, unless it is shown.
    func appear(animated: Bool) {
        guard !isShown else { return }
        isShown = true
        loadViewIfNeeded()
        viewWillAppear(animated)
        viewDidAppear(animated)
    }

    /// Takes the view away, if it is shown.
    func disappear(animated: Bool) {
        guard isShown else { return }
        isShown = false
        viewWillDisappear(animated)
        viewDidDisappear(animated)
    }

    /// Presents a controller; the phone of the test notes its type.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        AppHost.shared.present("\(type(of: viewControllerToPresent))")
        if let alert = viewControllerToPresent as? UIAlertController {
            UIApplication.shared.alerts.append(alert)
        }
        viewControllerToPresent.appear(animated: flag)
        completion?()
    }

    /// Ends the presentation of a controller, or of this one if it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, let presentingViewController {
            return presentingViewController.dismiss(animated: flag, completion: completion)
        }
        let presented = presentedViewController
        presentedViewController = nil
        UIApplication.shared.alerts.removeAll { $0 === presented }
        presented?.disappear(animated: flag)
        completion?()
    }
}
