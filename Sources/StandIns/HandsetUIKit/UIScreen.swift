/// The screen of the device.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The screen.
    public static let main = UIScreen()

    private override init() { super.init() }

    /// The size in points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// The pixels of a point.
    public var scale: CGFloat { 3 }
}
