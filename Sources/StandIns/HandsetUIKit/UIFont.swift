/// A font, in which nothing is drawn.
open class UIFont: NSObject, @unchecked Sendable {  // because nothing in it changes
    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
    }

    public let fontName: String
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
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    public static let zero = UIEdgeInsets()
}
