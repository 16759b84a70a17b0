/// A picture: the bytes of its file.
open class UIImage: NSObject, @unchecked Sendable {  // because nothing in it changes
    private let data: Data

    /// Creates a picture of the bytes of a file; `nil` if they are not PNG, JPEG or GIF.
    public init?(data: Data) {
        let starts = [PictureStart.png, PictureStart.jpeg, PictureStart.gif]
        guard starts.contains(where: data.starts) else { return nil }
        self.data = data
        super.init()
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Returns the bytes of a JPEG file, which are those that the picture was made of; a picture of another file is a
    /// fault.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        data(from: PictureStart.jpeg, "jpegData(compressionQuality:)")
    }

    /// Returns the bytes of a PNG file, which are those that the picture was made of; a picture of another file is a
    /// fault.
    public func pngData() -> Data? { data(from: PictureStart.png, "pngData()") }

    private func data(from start: [UInt8], _ member: String) -> Data? {
        if data.starts(with: start) { return data }
        AppHost.shared.cannotDo(
            "UIImage.\(member)",
            remedy: "let the test give a file of that type, since no picture is drawn")
        return nil
    }
}
