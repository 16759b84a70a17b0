import HandsetSources

/// The Swift file of a target of a package: empty declarations of what the app's files name and is left out.
struct PackageGapDraft {
    private let target: AppTarget

    /// Superclasses that the stand-ins have.
    private static let superclasses: Set<String> = [
        "NSObject", "UIResponder", "UIView", "UIViewController", "UINavigationController",
    ]

    init(_ target: AppTarget) { self.target = target }

    var text: String {
        let declarations = target.leftOut.flatMap { file in
            file.missing.compactMap(declaration).map { "// \(file.path)\n\($0)\n" }
        }
        guard !declarations.isEmpty else {
            return "// The files of the app are in app-files.txt; SwiftPM needs one that is here.\n"
        }
        return """
            import SwiftUI
            import UIKit

            // The files of the app are in app-files.txt. They name these, whose files are left out: write here what
            // the compiler misses in them.

            \(declarations.joined(separator: "\n"))
            """
    }

    /// Returns an empty declaration; `nil` of a function or a variable, whose type has to be written.
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
