import HandsetTree

/// Reads what a service extension waits for.
struct ExtensionWaitReader {
    let project: CodeProject
    let reach: CallbackReach

    /// Calls whose answer comes later, of Apple's classes and of kits for extensions.
    private static let calls = [
        "dataTask", "downloadTask", "dataTaskWithURL", "dataTaskWithRequest", "downloadTaskWithURL",
        "downloadTaskWithRequest", "dataWithContentsOfURL", "populateNotificationContent",
        "didReceiveNotificationExtensionRequest", "data", "download", "retrieveImage", "loadImage",
        "request",
    ]
    /// Names that stand for a download only behind a session or a kit for pictures.
    private static let shared: Set = ["data", "download", "request", "retrieveImage", "loadImage"]
    private static let owners: Set = [
        "URLSession", "shared", "AF", "Alamofire", "SDWebImageManager", "KingfisherManager",
        "ImagePipeline", "session", "urlSession",
    ]

    var facts: [AppFact] {
        // What no callback leads to is in files that need not be parsed.
        Self.calls.flatMap { project.parsedUses(of: $0) }.compactMap { call in
            guard call.kind == .call,
                reach.callbacks(at: call).contains(.extensionDidReceive),
                !Self.shared.contains(call.text)
                    || call.receiver?.names.contains(where: Self.owners.contains) ?? false
            else { return nil }
            return AppFact(.extensionWait(call.text), at: call)
        }
    }
}
