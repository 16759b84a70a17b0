import HandsetGaps
import HandsetPorting

/// The first tests of an app: they pass, or show why not.
struct PackageTestDraft {
    let app: AppTarget
    let serviceExtension: AppTarget?
    /// The class of the scene's delegate; `nil` if the app has none.
    let sceneDelegate: String?
    /// True if there are tests of other apps too.
    let others: Bool
    /// The names of the targets for which something stands in.
    var standsIn: Set<String> = []
    /// True if silent pushes may wake the app, as its property list says.
    var isWoken = true

    static let textOfAll = """
        import Testing

        /// The tests of all apps, one after another: a process has one `UIApplication.shared`.
        @Suite(.serialized) struct AllTests {}

        """

    var text: String {
        let imports = ([app] + [serviceExtension].compactMap(\.self)).map {
            "@testable import \($0.name)\n"
        }
        return """
            import HandsetApp
            import Testing
            import UIKit

            \(imports.joined())
            \(others ? "extension AllTests {\n\(indented(suite))}\n" : suite)
            """
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { ($0.isEmpty ? "" : "    \($0)") + "\n" }.joined()
    }

    private var suite: String {
        """
        /// What \(app.name) does with pushes.
        \(others ? "" : "///\n/// The tests run one after another: a process has one `UIApplication.shared`.\n")\
        @MainActor @Suite\(others ? "" : "(.serialized)") struct \(app.name)Tests {
            let push: Payload = ["aps": ["alert": "hi"]]

        \(indented(phone))
        \(indented(tests))}

        """
    }

    /// The line that fails a test of an app whose own delegate is not there; empty for others.
    private var failure: String {
        guard let reason = app.reasonWithoutPrincipal else { return "" }
        return
            "    Issue.record(\(SwiftLiteral.of("the app's own delegate is not in this package: \(reason)")))\n"
    }

    private var phone: String {
        let modes = isWoken ? " backgroundModes: .remoteNotification," : ""
        let swiftUI = app.isOfSwiftUI ? app.mainType : nil
        let type = swiftUI.map { " of: \($0).self," } ?? ""
        var arguments = [".iOS(18),\(type)\(modes) answer: answer, timeLimit: .seconds(5)"]
        if let name = serviceExtension?.principalClass {
            arguments.append("serviceExtension: { \(name)() }")
        }
        let calls = preparation
        if swiftUI == nil {
            if let name = sceneDelegate { arguments.append("scene: { \(name)() }") }
            let name = app.principalClass ?? "AppOfTests"
            arguments.append("launch: { \(calls)\(calls.isEmpty ? "" : "return ")\(name)() }")
        }
        // SwiftUI makes the app itself.
        let before = failure + (swiftUI == nil || calls.isEmpty ? "" : "    \(calls.dropLast(2))\n")
        return """
            /// A phone with the app. With the answer `nil`, the user has allowed all in an earlier launch. A handler that is
            /// not called within 5 seconds is a fault; iOS waits for some 30, and no network keeps the app busy here.
            func phone(answer: AuthorizationOptions? = nil) -> HandsetPhone {
            \(before)    \(before.isEmpty ? "" : "return ")HandsetPhone(
            \(arguments.map { "        \($0)" }.joined(separator: ",\n")))
            }

            """
    }

    /// The calls that prepare what stands in for the app and its extension, before the app is made.
    private var preparation: String {
        [app, serviceExtension].compactMap(\.self).filter { standsIn.contains($0.name) }
            .map { "\(StandInFile.nameOfFunction(of: $0.name))(); " }.joined()
    }

    private var tests: String {
        missing + (app.registers ? registration : "") + """
            @Test func aPushInTheForeground() async throws {
                let phone = phone()
                try await phone.launch()
                // Expect here what the app shows or does, such as that delivery.shownAlert is nil.
                let delivery = try await phone.receive(push)
                \(presentationExpectation)
                try await phone.checkFaults()
            }

            @Test func aPushInTheBackground() async throws {
                let phone = phone()
                try await phone.launch()
                try await phone.goHome()
                #expect(try await phone.receive(push).shownAlert?.body == "hi")
                try await phone.checkFaults()
            }

            @Test func aTap() async throws {
                let phone = phone()
                try await phone.launch()
                try await phone.goHome()
                let banner = try await phone.receive(push)
                let tap = try await phone.tap(banner)
                // Expect here what the app has opened.
                \(tapExpectation)
                try await phone.checkFaults()
            }

            """ + (serviceExtension == nil ? "" : extensionTest)
    }

    private var presentationExpectation: String {
        app.presents
            ? "#expect(delivery.selectors.contains(.willPresentNotification), \"the center has no delegate\")"
            : "#expect(delivery.shownAlert == nil, \"an app without this method of the center shows nothing\")"
    }

    private var tapExpectation: String {
        app.takesTaps
            ? "#expect(tap.selectors.contains(.didReceiveResponse), \"the center has no delegate\")"
            : "#expect(tap.identifier == banner.identifier)"
    }

    /// A test for each file of the app's pushes that cannot be had.
    private var missing: String {
        let files = app.leftOut.filter { $0.user == nil && !$0.isUnused }
        guard !files.isEmpty else { return "" }
        let issues = files.map { file in
            let words = "\(file.path) is left out: \(file.words)"
                .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "    Issue.record(\"\(words)\")\n"
        }
        return """
            /// app-files.txt says more.
            @Test func allFilesAreThere() {
            \(issues.joined())}


            """
    }

    private var registration: String {
        """
        @Test func itRegisters() async throws {
            let phone = phone(answer: .app)
            try await phone.launch()
            // An app that registers later, such as after a login, has to get there first.
            try await phone.phone.until { UIApplication.shared.isRegisteredForRemoteNotifications }
            try await phone.checkFaults()
        }


        """
    }

    private var extensionTest: String {
        """

        @Test func theServiceExtensionAnswers() async throws {
            let phone = phone()
            try await phone.launch()
            try await phone.goHome()
            // Give the keys that the extension looks for.
            let delivery = try await phone.receive(["aps": ["alert": "hi", "mutable-content": 1]])
            #expect(delivery.shownAlert != nil)
        }

        """
    }
}
