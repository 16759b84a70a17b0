/// A view of a picture, which shows nothing.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?

    /// Creates a view of a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    /// Creates a view without a picture.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view without a picture and a place.
    public nonisolated override init() { super.init() }

    /// Creates a view of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
