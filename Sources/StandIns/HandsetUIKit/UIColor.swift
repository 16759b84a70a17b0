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

    /// Returns a colour of the app, which is clear here, since the app's colours are not read.
    public convenience init?(named name: String) {
        self.init(white: 0, alpha: 0)
    }

    /// Returns the colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// The system's blue, in light mode.
    public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    /// The system's red, in light mode.
    public static let systemRed = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
    /// The system's green, in light mode.
    public static let systemGreen = UIColor(
        red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
    /// The system's orange, in light mode.
    public static let systemOrange = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
    /// The system's gray, in light mode.
    public static let systemGray = UIColor(
        red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
    /// The colour of texts, in light mode.
    public static let label = black
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let systemBackground = white
}
