import HandsetTree

/// Reads the callbacks in the form with `async` that do not run on the main thread.
struct ThreadReader {
    let project: CodeProject

    var facts: [AppFact] {
        project.methods(named: DelegateMethodNames.baseNames).compactMap { method in
            guard method.language == .swift, method.isAsync, let type = method.typeName,
                let callback = DelegateMethodNames.callback(method), callback.isOfCenter
            else { return nil }
            if method.node.words.contains("nonisolated") {
                return AppFact(.offMain(callback, isNonisolated: true), at: method.node)
            }
            guard !method.node.isOfMainActor, method.node.owner?.isOfMainActor != true,
                !isOfMainActor(type)
            else { return nil }
            // A build setting may put all code on the main actor.
            return AppFact(.offMain(callback, isNonisolated: false), at: method.node, .likely)
        }
    }

    private func isOfMainActor(_ type: String) -> Bool {
        let family = project.ancestors(of: type).union([type])
        // Classes of UIKit, and delegates of the application, are.
        if family.contains(where: {
            $0.hasPrefix("UI") || $0.hasSuffix("AppDelegate") && $0 != type
        }) {
            return true
        }
        return family.contains { name in
            project.types(named: name).contains {
                $0.keyword != "extension" && $0.node.isOfMainActor
            }
        }
    }
}

extension CodeNode {
    fileprivate var isOfMainActor: Bool { words.contains { $0.hasPrefix("@MainActor") } }
}
