/// Something in a text other than text, which is not drawn.
open class NSTextAttachment: NSObject {
    /// Lets a class draw the files of a type, which are not drawn here.
    ///
    /// - Parameters:
    ///   - textAttachmentViewProviderClass: The class.
    ///   - fileType: The type.
    public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {}
}

/// A place in a text for something other than text.
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {
    /// Creates the view, which is not needed here.
    open func loadView() {}
}
