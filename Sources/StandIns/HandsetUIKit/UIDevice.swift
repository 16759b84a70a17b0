internal import Handset

/// The device, which is the phone.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    private override init() { super.init() }

    /// The version of iOS.
    public var systemVersion: String { "\(Application.shared.systemVersion)" }
    /// The name of the system.
    public var systemName: String { "iOS" }
    /// The name of the device.
    public var name: String { "iPhone" }
    /// The kind of the device.
    public var model: String { "iPhone" }
    /// The kind of the device, in the user's language.
    public var localizedModel: String { "iPhone" }
    /// The shape that the user interface has.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The identifier of the device for the app's maker, which stays the same.
    public var identifierForVendor: UUID? {
        UUID(uuidString: "00000000-0000-4000-8000-000000000001")
    }
}
