/// The screen of the device.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    public static let main = UIScreen()

    private override init() { super.init() }

    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    public var scale: CGFloat { 3 }
}
