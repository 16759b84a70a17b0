/// The look of the line at the top of the screen, which is not drawn.
public enum UIStatusBarStyle: Int, Sendable {
    /// By the look of the system.
    case `default`
    /// Light signs.
    case lightContent
    /// Dark signs.
    case darkContent = 3
}

/// The ways in which the device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// With the upper end below.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// With the upper end at the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// With the upper end at the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
