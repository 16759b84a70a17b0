/// The bar above the controllers of a stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    open var barTintColor: UIColor?
    /// True if what is behind shines through.
    open var isTranslucent = true
    /// True if titles are large.
    open var prefersLargeTitles = false
    open var shadowImage: UIImage?

    /// The look of all bars.
    public class func appearance() -> UINavigationBar { look { UINavigationBar() } }

    /// The look of all bars in others.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [AnyClass]
    ) -> UINavigationBar { look { UINavigationBar() } }
}

/// The bar with the controllers of which the user chooses one.
@preconcurrency @MainActor open class UITabBar: UIView {
    open var barTintColor: UIColor?

    /// The look of all bars.
    public class func appearance() -> UITabBar { look { UITabBar() } }
}
