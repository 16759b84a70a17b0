/// A thing in a bar, which a test cannot tap.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    /// True if the thing is in use.
    open var isEnabled = true
    /// The number by which the app finds it.
    open var tag = 0

    /// Sets the look of the text, which is not shown.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The look of a button.
    public enum Style: Int, Sendable {
        case plain
        /// That of a button which ends something.
        case done = 2
    }

    /// A button of the system's.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close
    }

    /// The method that is called.
    open var action: Selector?
    /// The object whose method is called.
    open weak var target: AnyObject?

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        self.target = target as AnyObject?
        self.action = action
    }

    /// The look of all buttons.
    public class func appearance() -> UIBarButtonItem { look }

    private static let look = UIBarButtonItem()
}

/// The sign of a controller in a bar of tabs.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    open var badgeValue: String?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// The look of all signs.
    public class func appearance() -> UITabBarItem { look }

    private static let look = UITabBarItem()
}

/// The things that a controller has in the bar above it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    open var title: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    /// True if the way back is not shown.
    open var hidesBackButton = false

    public init(title: String) {
        self.title = title
        super.init()
    }
}
