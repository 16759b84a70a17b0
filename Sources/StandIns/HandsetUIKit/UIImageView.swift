/// A view of a picture, which shows nothing.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage?

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    /// Creates a view without a picture.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view without a picture and a place.
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
