extension UIImage {
    /// A picture of PNG with one pixel, since neither the app's pictures nor the system's symbols are here.
    private static let pixel = Data([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0,
        0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0x0a, 0x49, 0x44, 0x41,
        0x54, 0x78, 0x9c, 0x63, 0, 1, 0, 0, 5, 0, 1, 0x0d, 0x0a, 0x2d, 0xb4, 0, 0, 0, 0, 0x49, 0x45,
        0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
    ])

    /// Creates the picture of a symbol of the system, which is one pixel here.
    public convenience init?(systemName name: String) { self.init(data: Self.pixel) }

    /// Creates a picture of the app, which is one pixel here.
    public convenience init?(named name: String) { self.init(data: Self.pixel) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes of a JPEG file, as `jpegData(compressionQuality:)` does since Swift 4.2.
///
/// - Parameters:
///   - image: The picture.
///   - compressionQuality: The quality, from 0 to 1.
/// - Returns: The bytes.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes of a PNG file, as `pngData()` does since Swift 4.2.
///
/// - Parameter image: The picture.
/// - Returns: The bytes.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
