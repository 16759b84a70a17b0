import Handset
import HandsetFacts
import HandsetLint

extension Mistake {
    static let ofExtensions: [Mistake] = [
        mutableContentMissing, mutableContentWithoutAlert, extensionWithoutHandler,
    ]

    private static let mutableContentMissing = Mistake(
        "mutable-content-missing",
        "the payload has no mutable-content, so the service extension does not run",
        effect: "The notification is shown as it was sent, without a picture.",
        change: #"send "mutable-content": 1 in aps"#, lines: [#""mutable-content": 1"#],
        at: .payload,
        seen: [.picture]
    ) { complaint in
        guard let content = complaint.content, content.hasAlert,
            complaint.payload?["aps"]?["mutable-content"] == nil
        else { return nil }
        let extensions = complaint.methods(.extensionDidReceive)
        let keys = complaint.facts(.key).filter { key in
            extensions.contains { $0.place.file == key.place.file }
        }
        let read = keys.filter {
            !$0.name.hasPrefix("aps") && complaint.value(at: $0.name) != nil
        }
        let isDropped = !complaint.isFound("service-drops-key").isEmpty
        guard complaint.has(.picture) || !read.isEmpty, !isDropped else { return nil }
        let targets = complaint.facts(.extensionTarget)
        if complaint.app != nil, extensions.isEmpty, targets.isEmpty {
            return Sign(
                [Cause.Place](),
                words:
                    "the payload has no mutable-content, and the app has no service extension that could add a picture",
                .likely)
        }
        return Sign(Array((read + extensions).prefix(2)))
    }

    private static let mutableContentWithoutAlert = Mistake(
        "mutable-content-without-alert", "the payload has mutable-content, and no alert",
        effect: "The service extension runs for notifications that are shown, and nothing is.",
        change: "send an alert too: the extension may change its texts",
        lines: [#"{"aps": {"alert": {"title": "…"}, "mutable-content": 1}}"#], at: .payload,
        seen: [.picture, .notShown, .notWoken],
        telling: ["mutable-content-without-alert"]
    ) { complaint in
        let findings = complaint.isFound("mutable-content-without-alert")
        return findings.isEmpty ? nil : Sign(findings.map(Cause.Place.init))
    }

    private static let extensionWithoutHandler = Mistake(
        "extension-without-handler",
        "a path of the service extension never calls its content handler",
        effect: "iOS waits 30 seconds, and shows the notification late and as it was sent.",
        change:
            "call contentHandler on every path, with the content as it is if there is nothing to change",
        lines: ["contentHandler(request.content)", "return"], at: .serviceExtension,
        seen: [.picture, .late, .notShown],
        log: [["service extension", "expire"], ["UNNotificationServiceExtension", "timed out"]]
    ) { complaint in
        let facts = complaint.facts(.handlerMissing).filter { $0.callback?.isOfExtension == true }
        return facts.isEmpty ? nil : Sign(facts)
    }
}
