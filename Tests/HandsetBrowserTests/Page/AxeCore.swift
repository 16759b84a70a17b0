import Foundation
import HandsetCommandSupport
import HandsetTestSupport

/// The rules of axe-core for accessible pages.
enum AxeCore {
    /// The script; `nil` if `.ci/run` has not installed it.
    static let script: String? = {
        let folder = Repository.root.appending(path: ".build/python/lib").path()
        let result = try? CommandResult.line(
            "cat \"$(find -L '\(folder)' -name axe.min.js | head -1)\"")
        return result.flatMap { $0.output.isEmpty ? nil : $0.output }
    }()
}
