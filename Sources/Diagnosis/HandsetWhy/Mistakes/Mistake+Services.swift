import Handset
import HandsetFacts
import HandsetLint

/// Service extensions that do not run, or not to their end.
extension Mistake {
    static let ofServices: [Mistake] = [
        extensionWithoutExpiry, extensionClassMissing, extensionTooNew, extensionPodsInside,
    ]

    private static let extensionWithoutExpiry = Mistake(
        "extension-without-expiry",
        "the service extension waits for an answer, and has no serviceExtensionTimeWillExpire",
        effect:
            "If the answer takes longer than about 30 seconds, iOS shows the notification as it was sent.",
        change: "implement serviceExtensionTimeWillExpire, and give what is ready by then",
        lines: [
            "override func serviceExtensionTimeWillExpire() {",
            "    if let contentHandler, let bestAttemptContent {",
            "        contentHandler(bestAttemptContent)", "    }", "}",
        ], at: .serviceExtension, seen: [.picture, .extensionMissing, .textMissing, .late]
    ) { complaint in
        let waits = complaint.facts(.extensionWait)
        let methods = complaint.methods(.extensionDidReceive)
        let expiring = Set(complaint.methods(.extensionExpire).map(\.type))
        let lacking = methods.filter { !expiring.contains($0.type) }
        guard !waits.isEmpty, !lacking.isEmpty, lacking.count == methods.count else { return nil }
        return Sign(waits.prefix(2) + lacking, .likely)
    }

    private static let extensionClassMissing = Mistake(
        "extension-class-missing", "Info.plist names a class for the extension that is not there",
        effect: "iOS finds no class for the extension, and shows the notification as it was sent.",
        change: "write the class's own name as NSExtensionPrincipalClass",
        lines: [
            "<key>NSExtensionPrincipalClass</key>",
            "<string>$(PRODUCT_MODULE_NAME).NotificationService</string>",
        ], at: .serviceExtension, seen: [.extensionMissing, .picture, .textMissing]
    ) { complaint in
        let missing = complaint.facts(.principalClass).filter { $0.declaration == .missing }
        let classes = complaint.methods(.extensionDidReceive)
        if let sign = withoutModule(complaint, classes) { return sign }
        guard let first = missing.first, !classes.isEmpty,
            // One extension alone, so that the list is that of the class.
            complaint.facts(.principalClass).allSatisfy({ $0.declaration != .declared })
                || missing.contains(where: { fact in classes.contains { isBeside(fact, $0) } })
        else { return nil }
        let own = classes.first { isBeside(first, $0) } ?? classes[0]
        return Sign(
            missing + [own],
            words:
                "NSExtensionPrincipalClass is \(first.name), and the class is called \(own.type)",
            change:
                "write $(PRODUCT_MODULE_NAME).\(own.type) as NSExtensionPrincipalClass, or rename the class",
            .certain)
    }

    /// The name of a class of Swift needs its module before it, and that of Objective-C has none.
    private static func withoutModule(_ complaint: Complaint, _ classes: [AppFact]) -> Sign? {
        for fact in complaint.facts(.principalClass) where fact.declaration == .declared {
            guard let own = classes.first(where: { $0.type == fact.name }) else { continue }
            let hasModule = fact.text.contains(".\(fact.name)")
            let isSwift = own.place.file.hasSuffix(".swift")
            guard isSwift != hasModule, fact.text.contains(fact.name) else { continue }
            return Sign(
                [fact, own],
                words: isSwift
                    ? "NSExtensionPrincipalClass is \(fact.name) without its module, and the class is one of Swift"
                    : "NSExtensionPrincipalClass has a module before \(fact.name), and the class is one of Objective-C",
                change: isSwift
                    ? "write $(PRODUCT_MODULE_NAME).\(fact.name) as NSExtensionPrincipalClass"
                    : "write \(fact.name) alone as NSExtensionPrincipalClass", .likely)
        }
        return nil
    }

    /// Returns true if two facts are in one folder.
    private static func isBeside(_ one: AppFact, _ other: AppFact) -> Bool {
        one.place.file.split(separator: "/").dropLast()
            == other.place.file.split(separator: "/").dropLast()
    }

    private static let extensionTooNew = Mistake(
        "extension-too-new", "the service extension asks for a newer iOS than the app",
        effect: "Phones between the two have the app, and iOS does not run its extension.",
        change: "set the extension's iOS Deployment Target to that of the app",
        lines: .data("IPHONEOS_DEPLOYMENT_TARGET = 15.0;"), at: .serviceExtension,
        seen: [.extensionMissing, .picture, .textMissing]
    ) { complaint in
        guard
            let newest = complaint.facts(.extensionVersion).max(by: {
                number($0.name) < number($1.name)
            }), case .extensionVersion(_, let target) = newest.meaning
        else { return nil }
        let own = complaint.facts(.deploymentTarget)
        let phone = complaint.scenario.application.systemVersion
        let isBelow = number("\(phone)") < number(newest.name)
        let app = own.max { number($0.name) < number($1.name) }
        let isNewer = app.map { number($0.name) < number(newest.name) } ?? false
        guard isBelow || isNewer else { return nil }
        var sign = Sign(
            [newest] + own.prefix(1),
            words: "\(target) needs iOS \(newest.name)"
                + (isBelow
                    ? ", and the phone has \(phone)"
                    : app.map { ", and the app \($0.name)" } ?? ""),
            // An app that is read is taken to be on a phone of today, until another version is given.
            isBelow && phone < .newest ? .certain : .likely,
            decides: isBelow && phone < .newest ? nil : "the version of iOS on the phone: --ios")
        // On the phone that is looked at the extension runs.
        sign.fits = isBelow
        return sign
    }

    /// The parts of a version as one number.
    private static func number(_ version: String) -> Double {
        let parts = version.split(separator: ".").prefix(2).compactMap { Double($0) }
        return (parts.first ?? 0) + (parts.count > 1 ? parts[1] / 100 : 0)
    }

    private static let extensionPodsInside = Mistake(
        "extension-pods-inside", "the Podfile has the extension's target within that of the app",
        effect:
            "The extension is built with the app's pods, of which many are not for extensions, or without its own.",
        change: "end the app's target before that of the extension, and give it its own pods",
        lines: .data("target 'NotificationService' do", "  pod 'OneSignalXCFramework'", "end"),
        at: .serviceExtension, seen: [.extensionMissing, .picture]
    ) { complaint in
        let inside = complaint.facts(.podTarget).filter {
            if case .podTarget(let name, let outer) = $0.meaning {
                !outer.isEmpty && isExtension(name)
            } else {
                false
            }
        }
        guard case .podTarget(let name, let outer)? = inside.first?.meaning else { return nil }
        return Sign(
            inside,
            words: "the Podfile has the target \(name) within \(outer)", .guess,
            decides: "whether the extension is called with its target outside, after pod install")
    }

    private static func isExtension(_ name: String) -> Bool {
        let name = name.lowercased()
        return !name.contains("test")
            && (name.contains("service") || name.contains("notification")
                || name.contains("extension"))
    }
}
