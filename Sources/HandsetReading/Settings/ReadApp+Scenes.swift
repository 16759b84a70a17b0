import Handset

extension ReadApp {
    /// The way in which iOS reports the life of the app, with the facts that say so.
    var readLifeCycle: (LifeCycle, [AppFact]) {
        let facts = facts(.lifeCycle)
        // The app of SwiftUI counts before a scene's delegate that it may have as well.
        if let fact = facts.first(where: { $0.value == "swiftui" }) {
            return (self.facts(.applicationDelegate).isEmpty ? .swiftUIAlone : .swiftUI, [fact])
        }
        let manifest = self.facts(.sceneManifest).first { $0.value != "generated" }
        let inCode = facts.first { $0.text.contains("configurationFor") }
        if let inCode, manifest?.value != "configured" { return (.scenesInCode, [inCode]) }
        if let manifest, manifest.value == "empty" { return (.manifestAlone, [manifest]) }
        if manifest != nil, inCode == nil {
            let classes = self.facts(.sceneDelegate)
            if !classes.isEmpty, classes.allSatisfy({ $0.detail == "missing" }) {
                return (.manifestAlone, Array(classes.prefix(1)))
            }
        }
        return (facts.isEmpty ? .application : .scenes, Array(facts.prefix(1)))
    }

    /// The SDK that the app is built with, as far as its sources hint at it.
    ///
    /// A file for tools names the version of Xcode that builds. The project's own note is that of the newest Xcode that
    /// has changed it: an older number says nothing.
    var readSDK: (IOSVersion, AppFact)? {
        let hints = facts(.xcodeVersion).compactMap { fact in
            IOSVersion(fact.value).map { (xcode: $0, fact: fact) }
        }
        let isNote = { (fact: AppFact) in
            fact.detail.hasPrefix("Last") || fact.detail.hasPrefix("Created")
        }
        let stated = hints.filter { !isNote($0.fact) }
        if let newest = stated.max(by: { $0.xcode < $1.xcode }) {
            return (Self.sdk(of: newest.xcode), newest.fact)
        }
        guard let noted = hints.max(by: { $0.xcode < $1.xcode }),
            noted.xcode >= IOSVersion(27)
        else { return nil }
        return (Self.sdk(of: noted.xcode), noted.fact)
    }

    /// The newest SDK of a version of Xcode, which has the same number since Xcode 26.
    private static func sdk(of xcode: IOSVersion) -> IOSVersion {
        xcode >= IOSVersion(26) ? xcode : IOSVersion(min(xcode.major, 24) + 2)
    }
}
