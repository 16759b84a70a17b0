/// A colour.
open class UIColor: NSObject, @unchecked Sendable {  // because nothing in it changes
    private let parts: [CGFloat]

    /// Creates a colour.
    ///
    /// - Parameters:
    ///   - red: The part of red, from 0 to 1.
    ///   - green: The part of green.
    ///   - blue: The part of blue.
    ///   - alpha: The opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        parts = [red, green, blue, alpha]
        super.init()
    }

    /// Creates a gray.
    ///
    /// - Parameters:
    ///   - white: The part of white, from 0 to 1.
    ///   - alpha: The opacity.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// White.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Black.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// No colour.
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// The colour behind views.
    public static let systemBackground = white
}
