internal import Handset

/// The device, which is the phone.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    public static let current = UIDevice()

    private override init() { super.init() }

    public var systemVersion: String { "\(Application.shared.systemVersion)" }
    public var systemName: String { "iOS" }
    public var name: String { "iPhone" }
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
