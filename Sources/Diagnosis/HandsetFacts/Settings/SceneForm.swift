import Handset

/// The form in which an app has scenes, as its sources and its property list say.
struct SceneForm {
    private(set) var lifeCycle = LifeCycle.application
    /// The facts that decide it.
    private(set) var facts: [AppFact] = []
    /// True if a manifest without a configuration stands beside a configuration in code, which is not enough for the
    /// SDK of iOS 27.
    private(set) var isRefusedInCode = false
    init(_ reading: AppReading) {
        let cycles = reading.facts(of: .lifeCycle)
        // The app of SwiftUI counts before a scene's delegate that it may have as well.
        let swiftUI = cycles.first { $0.form == .swiftui }
        let delegates = reading.facts(of: .applicationDelegate)
        let main = delegates.first { $0.source == .main }
        if let fact = swiftUI, !(main.map { Self.getsPushes($0, reading) } ?? false) {
            facts = [fact]
            let isAlone = !delegates.isEmpty && delegates.allSatisfy { $0.source == .missing }
            lifeCycle = isAlone ? .swiftUIAlone : .swiftUI
            return
        }
        let all = cycles.filter { $0.form == .scenes }
        let classes = reading.facts(of: .sceneDelegate)
        let named = classes.filter { $0.place.file.hasSuffix(".plist") }
        let inCode = classes.filter { !$0.place.file.hasSuffix(".plist") }
        let manifests = reading.facts(of: .sceneManifest)
        guard let manifest = manifests.first else {
            takeFormWithoutManifest(all, inCode, reading)
            return
        }
        if manifests.contains(where: { $0.manifest == .configured }) {
            let isMissing =
                !named.isEmpty && named.allSatisfy { $0.declaration == .missing } && inCode.isEmpty
            lifeCycle = isMissing ? .manifestAlone : .scenes
            facts = isMissing ? named : all.first.map { [$0] } ?? [manifest]
        } else if !reading.hasInfoPropertyList {
            // A manifest that Xcode makes may have its configuration in a list that was not read.
            lifeCycle = .scenes
            facts = all.first.map { [$0] } ?? [manifest]
        } else if inCode.isEmpty {
            lifeCycle = .manifestAlone
            facts = [manifest]
        } else {
            lifeCycle = .scenesInCode
            isRefusedInCode = true
            facts = [manifest] + inCode
        }
    }

    /// Returns true for an application's delegate that has methods for pushes.
    private static func getsPushes(_ delegate: AppFact, _ reading: AppReading) -> Bool {
        reading.methods(.legacy, .fetch, .didRegister).contains { $0.type == delegate.name }
    }

    private mutating func takeFormWithoutManifest(
        _ all: [AppFact], _ inCode: [AppFact], _ reading: AppReading
    ) {
        guard let first = all.first else { return }
        guard reading.hasInfoPropertyList else {
            lifeCycle = .scenes
            facts = [first]
            return
        }
        let delegates = Set(reading.facts(of: .applicationDelegate).map(\.name))
        let configuring = all.first {
            delegates.contains($0.name) || $0.text.contains("configurationForConnecting")
        }
        // A class that neither a manifest nor code names is never used.
        guard !inCode.isEmpty || configuring != nil else { return }
        lifeCycle = .scenesInCode
        facts = (configuring.map { [$0] } ?? []) + inCode
    }
}
