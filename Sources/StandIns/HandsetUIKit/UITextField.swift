/// A field for a text, into which a test cannot type.
@preconcurrency @MainActor open class UITextField: UIView {
    open var text: String?
    open var placeholder: String?
    open var textColor: UIColor?

    /// The look of all fields.
    public class func appearance() -> UITextField { look { UITextField() } }

    /// The look of all fields in others.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [AnyClass]
    ) -> UITextField { look { UITextField() } }
}

/// A view of a text of several lines, into which a test cannot type.
@preconcurrency @MainActor open class UITextView: UIView {
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    open var textColor: UIColor?
}

/// A field for what the user looks for.
@preconcurrency @MainActor open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?

    /// The look of all fields.
    public class func appearance() -> UISearchBar { look { UISearchBar() } }
}

/// A view of a text.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String?
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = UIColor.black
    /// The number of lines; 0 for as many as there are.
    open var numberOfLines = 1
}
