/// A font, in which nothing is drawn.
open class UIFont: NSObject, @unchecked Sendable {  // because nothing in it changes
    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: CGFloat

        /// Creates a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// The usual one.
        public static let regular = Weight(rawValue: 0)
        /// A little bold.
        public static let medium = Weight(rawValue: 0.23)
        /// Less than bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
    }

    /// The name.
    public let fontName: String
    /// The size in points.
    public let pointSize: CGFloat

    /// Creates a font; any name is taken, since the file is not looked for.
    public init?(name fontName: String, size fontSize: CGFloat) {
        self.fontName = fontName
        pointSize = fontSize
        super.init()
    }

    private init(system name: String, _ size: CGFloat) {
        fontName = name
        pointSize = size
        super.init()
    }

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(system: ".SFUI-Regular", fontSize)
    }

    /// The system's font with a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: weight.rawValue >= Weight.bold.rawValue ? ".SFUI-Bold" : ".SFUI", fontSize)
    }

    /// The system's bold font.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(system: ".SFUI-Bold", fontSize)
    }
}

/// The room at the edges of something.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The room above.
    public var top: CGFloat
    /// The room on the left.
    public var left: CGFloat
    /// The room below.
    public var bottom: CGFloat
    /// The room on the right.
    public var right: CGFloat

    /// Creates it.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No room.
    public static let zero = UIEdgeInsets()
}
