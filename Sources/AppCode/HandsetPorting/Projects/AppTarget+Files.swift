extension AppTarget {
    /// Returns the target with other files in: those in which what is missing is stood in for.
    ///
    /// - Parameter paths: The paths of the files from the folder of the project.
    /// - Returns: The target, from which no file is left out.
    package func with(files paths: [String]) -> AppTarget {
        var target = self
        let all = Dictionary((called + others).map { ($0.path, $0) }) { first, _ in first }
        let sources = paths.compactMap { all[$0] }
        target.files = sources.map { File(path: $0.path, verdict: .asItIs) }
        target.leftOut = []
        target.takeFacts(of: sources)
        return target
    }

    /// Returns the target without a file, so that the other targets of its package compile.
    ///
    /// - Parameter errors: The errors of the files, which do not compile.
    /// - Returns: The target, from which all files that iOS calls are left out.
    package func leavingOut(after errors: [String]) -> AppTarget {
        var target = self
        target.files = []
        target.leftOut = called.map { file in
            LeftOut(path: file.path, reason: .errors(errors.first), user: nil)
        }
        target.takeFacts(of: [])
        return target
    }

    /// The file with the app in SwiftUI that starts the program; `nil` if there is none.
    package var mainFile: AppSourceFile? {
        others.first { file in
            file.outline.declarations.contains { $0.isMain && $0.inherited.contains("App") }
        }
    }
}
