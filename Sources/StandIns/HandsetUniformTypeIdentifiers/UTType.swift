/// The type of a file.
///
/// The types are the pictures, films and sounds that notifications show, under Apple's names ("System-declared
/// uniform type identifiers"); others are not known.
public struct UTType: Hashable, Sendable, Identifiable {
    /// Apple's name of the type, such as `public.png`.
    public let identifier: String
    /// The ends of file names, the usual one first.
    private let filenameExtensions: [String]
    public let preferredMIMEType: String?

    private init(_ identifier: String, _ filenameExtensions: [String], _ mimeType: String) {
        self.identifier = identifier
        self.filenameExtensions = filenameExtensions
        preferredMIMEType = mimeType
    }

    public static let jpeg = UTType("public.jpeg", ["jpeg", "jpg", "jpe"], "image/jpeg")
    public static let png = UTType("public.png", ["png"], "image/png")
    public static let gif = UTType("com.compuserve.gif", ["gif"], "image/gif")
    public static let webP = UTType("org.webmproject.webp", ["webp"], "image/webp")
    public static let heic = UTType("public.heic", ["heic"], "image/heic")
    /// A film of MPEG-4.
    public static let mpeg4Movie = UTType("public.mpeg-4", ["mp4"], "video/mp4")
    public static let quickTimeMovie = UTType(
        "com.apple.quicktime-movie", ["mov", "qt"], "video/quicktime")
    /// A sound of MP3.
    public static let mp3 = UTType("public.mp3", ["mp3", "mpga"], "audio/mpeg")
    public static let wav = UTType("com.microsoft.waveform-audio", ["wav"], "audio/vnd.wave")

    private static let known = [
        jpeg, png, gif, webP, heic, mpeg4Movie, quickTimeMovie, mp3, wav,
    ]

    /// Finds the type with one of Apple's names; `nil` if it is not known.
    public init?(_ identifier: String) {
        self.init(where: { $0.identifier == identifier })
    }

    /// Finds the type of files whose names end so; `nil` if it is not known.
    public init?(filenameExtension: String) {
        self.init(where: { $0.filenameExtensions.contains(filenameExtension.lowercased()) })
    }

    /// Finds the type with a MIME type; `nil` if it is not known.
    public init?(mimeType: String) {
        self.init(where: { $0.preferredMIMEType == mimeType.lowercased() })
    }

    private init?(where isType: (UTType) -> Bool) {
        guard let type = Self.known.first(where: isType) else { return nil }
        self = type
    }

    public var id: String { identifier }
    /// The usual end of a file's name.
    public var preferredFilenameExtension: String? { filenameExtensions.first }
}
