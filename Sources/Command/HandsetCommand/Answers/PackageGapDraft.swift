import Handset
import HandsetGaps
import HandsetPorting

/// The file of a target of its own: how an app runs for `handset matrix --package`, and what the files name and is left
/// out.
struct PackageGapDraft {
    private let target: AppTarget
    private let serviceExtension: AppTarget?
    private let sceneDelegate: String?
    /// The names of the targets for which something stands in; `nil` before the search.
    private let standsIn: Set<String>?
    private let backgroundModes: [String]
    private let urlSchemes: [String]

    private static let superclasses: Set<String> = [
        "NSObject", "UIResponder", "UIView", "UIViewController", "UINavigationController",
    ]
    /// The delegate of an app whose own one is not there.
    static let delegateName = "AppOfTests"
    /// The delegate of a scene whose own one is not there.
    static let sceneName = "SceneOfTests"

    /// `serviceExtension` is the app's, and `sceneDelegate` the class of its scene's delegate; `nil` if it has none.
    init(
        _ target: AppTarget, serviceExtension: AppTarget? = nil, sceneDelegate: String? = nil,
        standsIn: Set<String>? = nil, backgroundModes: [String] = [], urlSchemes: [String] = []
    ) {
        self.backgroundModes = backgroundModes
        self.urlSchemes = urlSchemes
        self.standsIn = standsIn
        self.sceneDelegate = target.kind == .app && !target.isOfSwiftUI ? sceneDelegate : nil
        self.target = target
        self.serviceExtension = target.kind == .app ? serviceExtension : nil
    }

    var text: String {
        let gaps = gaps
        guard target.kind == .app else {
            return gaps.isEmpty
                ? "// The files of the app are in app-files.txt; SwiftPM needs one that is here.\n"
                : "import SwiftUI\nimport UIKit\n\n\(gaps)"
        }
        let needsUIKit =
            !gaps.isEmpty || target.principalClass == nil || sceneDelegate == Self.sceneName
        return """
            import HandsetApp
            \(gaps.isEmpty ? "" : "import SwiftUI\n")\(needsUIKit ? "import UIKit\n" : "")\
            \(serviceExtension.map { "\n@testable import \($0.name)\n" } ?? "")
            \(program)\(target.principalClass == nil ? delegate : "")\
            \(sceneDelegate == Self.sceneName ? scene : "")\(gaps.isEmpty ? "" : "\n\(gaps)")
            """
    }

    // MARK: - The program

    private var program: String {
        let type = target.mainType.map { "extension \($0)" } ?? "@main enum AppProgram"
        var arguments = ["\"\(target.name)\""]
        if target.isOfSwiftUI, let name = target.mainType { arguments[0] += ", of: \(name).self" }
        if !backgroundModes.isEmpty {
            arguments[0] += ", backgroundModes: \(list(backgroundModes))"
        }
        if !urlSchemes.isEmpty { arguments[0] += ", urlSchemes: \(list(urlSchemes))" }
        if let name = serviceExtension?.principalClass {
            arguments.append("serviceExtension: { \(name)() }")
        }
        if !target.isOfSwiftUI {
            if let name = sceneDelegate { arguments.append("scene: { \(name)() }") }
            if let reason = target.reasonWithoutPrincipal, target.kind == .app {
                arguments.append("leftOut: \(SwiftLiteral.of(reason))")
            }
            let prepares = preparation.map { "\($0); return " } ?? ""
            arguments.append(
                "launch: { \(prepares)\(target.principalClass ?? Self.delegateName)() }")
        }
        // Apple's files say less of isolation than this one must.
        return """
            // `handset matrix --package` runs the app by this. The argument `opened` may say what the app has opened, as
            // in opened: { Router.shared.opened }, before `launch`.
            \(type) {
                \(target.mainType == nil || target.isOfSwiftUI ? "@MainActor " : "")static func main() async {
            \(preparation.map { "        \($0)\n" } ?? "")\
                    await PackagedApp(
            \(arguments.map { "            \($0)" }.joined(separator: ",\n"))
                    ).run()
                }
            }

            """
    }

    private func list(_ names: [String]) -> String {
        "[" + names.map(SwiftLiteral.of).joined(separator: ", ") + "]"
    }

    /// The calls that prepare what stands in; `nil` if nothing does.
    private var preparation: String? {
        let calls = [target, serviceExtension].compactMap(\.self)
            .filter { standsIn?.contains($0.name) == true }
            .map { "\(StandInFile.nameOfFunction(of: $0.name))()" }
        return calls.isEmpty ? nil : calls.joined(separator: "; ")
    }

    private var delegate: String {
        """

        /// The delegate of the app, whose own one is not in app-files.txt.
        final class \(Self.delegateName): NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                // Do here what the app does at its start, such as to set the delegate of the center.
                true
            }
        }

        """
    }

    private var scene: String {
        """

        /// The delegate of the app's scene, in the place of SwiftUI's or of one that is not in app-files.txt.
        final class \(Self.sceneName): UIResponder, UIWindowSceneDelegate {}

        """
    }

    // MARK: - What is left out

    private var gaps: String {
        let declarations = target.leftOut.flatMap { file in
            file.missing.compactMap(declaration).map {
                "// \(SourceExcerpt.shown(file.path))\n\($0)\n"
            }
        }
        guard !declarations.isEmpty else { return "" }
        return """
            // The files of the app are in app-files.txt. They name these, whose files are left out: write here what
            // the compiler misses in them.

            \(declarations.joined(separator: "\n"))
            """
    }

    private func declaration(_ missing: SourceDeclaration) -> String? {
        let name = missing.name
        // Whatever the language mode, a test may use it.
        let shared =
            missing.members.contains("shared")
            ? " nonisolated(unsafe) static let shared = \(name)() " : ""
        switch missing.kind {
        case .class, .actor:
            let superclass = missing.inherited.first.flatMap {
                Self.superclasses.contains($0) ? ": \($0)" : nil
            }
            return "class \(name)\(superclass ?? "") {\(shared)}"
        case .struct where missing.inherited.contains("View"):
            return "struct \(name): View { var body: some View { EmptyView() } }"
        case .struct: return "struct \(name) {\(shared)}"
        case .enum: return "enum \(name) {}"
        case .protocol: return "protocol \(name) {}"
        case .typealias: return "typealias \(name) = Any"
        case .function, .variable, .constant:
            return "// \(missing.kind.rawValue) \(name): declare it here."
        case .extension: return nil
        }
    }
}
