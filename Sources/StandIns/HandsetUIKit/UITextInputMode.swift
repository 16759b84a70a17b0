/// A keyboard; the phone has one, for the user's language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The keyboards that the user has.
    public class var activeInputModes: [UITextInputMode] { [only] }

    private static let only = UITextInputMode()

    /// The language, such as `en-US`.
    open var primaryLanguage: String? { handsetPreferredLanguages.first }
}
