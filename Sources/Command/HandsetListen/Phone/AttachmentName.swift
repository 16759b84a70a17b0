import Handset

/// The name of the file that a service extension would attach to a notification.
///
/// A payload has no key of Apple's for it. These are usual ones, whose value is a URL.
struct AttachmentName {
    /// The last part of the URL's path.
    let name: String

    private static let keys = [
        "attachment-url", "attachment", "attachmentUrl", "media-url", "mediaUrl", "media_url",
        "image-url", "imageUrl", "image_url", "image",
    ]

    /// Finds the name; `nil` if no service extension runs, or if there is none.
    init?(of payload: Payload) {
        guard APSContent(payload).isMutable else { return nil }
        let url =
            Self.keys.lazy.compactMap { payload[$0]?.string ?? payload["aps"]?[$0]?.string }.first
            ?? payload["fcm_options"]?["image"]?.string
        let path = url?.split(separator: "?", omittingEmptySubsequences: false).first
        guard let name = path?.split(separator: "/").last, !name.isEmpty else { return nil }
        self.name = String(name)
    }
}
