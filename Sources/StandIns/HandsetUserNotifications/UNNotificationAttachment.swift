/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {  // because nothing changes
    /// The identifier that the app gives.
    public let identifier: String
    public let url: URL
    /// The type of the file, such as `public.png`.
    public let type: String

    /// The types that Apple lists ("UNNotificationAttachment"), by the ends of names.
    private static let types = [
        "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "avi": "public.avi",
        "gif": "com.compuserve.gif", "jpeg": "public.jpeg", "jpg": "public.jpeg",
        "m4a": "public.mpeg-4-audio", "mp3": "public.mp3", "mp4": "public.mpeg-4",
        "mpeg": "public.mpeg", "mpg": "public.mpeg", "png": "public.png",
        "wav": "com.microsoft.waveform-audio",
    ]

    /// The largest size that Apple lists, for audio, pictures and films, in bytes.
    private static func largestSize(of type: String) -> Int {
        let megabytes =
            switch type {
            case "public.aiff-audio", "com.microsoft.waveform-audio", "public.mp3",
                "public.mpeg-4-audio":
                5
            case "public.jpeg", "public.png", "com.compuserve.gif": 10
            default: 50
            }
        return megabytes << 20
    }

    /// Creates an attachment of a file.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; one is made if it is empty.
    ///   - url: The place of the file.
    ///   - options: The options, such as the type of a file whose name does not tell it.
    /// - Throws: ``UNError`` if the file is not there or too large, or if its type cannot be shown.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint ?? Self.types[url.pathExtension.lowercased()] else {
            throw UNError(.attachmentUnrecognizedType)
        }
        if let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize,
            size > Self.largestSize(of: type)
        {
            throw UNError(.attachmentInvalidFileSize)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        self.type = type
    }

    /// False if a page or a record of an error is in the place of a picture, or nothing is.
    ///
    /// A picture of another type than the file's name tells is taken, as by others that decode pictures.
    package var isIntact: Bool {
        guard PictureStart.ofType(type) != nil else { return true }
        let file = try? FileHandle(forReadingFrom: url)
        defer { try? file?.close() }
        guard let first = (try? file?.read(upToCount: 1))?.first else { return false }
        return first != UInt8(ascii: "<") && first != UInt8(ascii: "{")
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that hides the picture of an attachment.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
    "UNNotificationAttachmentOptionsThumbnailHiddenKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option for the moment of a film that the picture of an attachment shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
    "UNNotificationAttachmentOptionsThumbnailTimeKey"
