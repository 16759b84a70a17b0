/// A target of an app's project with its code for pushes: the app, or its service extension.
public struct AppTarget: Sendable {
    /// The kind of a target.
    public enum Kind: String, Sendable {
        case app
        case serviceExtension = "service-extension"
    }

    /// A file with its verdict.
    public struct File: Sendable {
        /// The path from the folder of the project.
        public let path: String
        /// The verdict, which is never that the file cannot be had.
        public let verdict: SourceVerdict
    }

    /// A file that is left out.
    public struct LeftOut: Sendable {
        /// The reason why a file is left out.
        public enum Reason: Sendable {
            /// The file cannot be had.
            case impossible([SourceObstacle])
            /// The files that are chosen would be too many.
            case tooMany
            /// Another file has the same name, which a module cannot have twice.
            case sameName(path: String)
            /// The file is about pushes, but iOS calls nothing in it, and no file that is chosen names it.
            case unused
            /// The files of the target do not compile, also with what stands in; the first error.
            case errors(String?)
        }

        /// The path from the folder of the project.
        public let path: String
        /// The reason.
        public let reason: Reason
        /// The file that names something of it, with the place there; `nil` if it is about pushes itself.
        public let user: (path: String, place: NamedPlace)?
        /// The declarations that the chosen files name.
        public var missing: [SourceDeclaration] = []
    }

    /// The name of its module.
    public var name: String
    /// The kind.
    public let kind: Kind
    /// The files that are chosen: those for pushes, and what they need, in the order of their paths.
    public internal(set) var files: [File] = []
    /// The files that are left out, in the order of their paths.
    public internal(set) var leftOut: [LeftOut] = []
    /// The class that iOS creates for the target, which is the app's delegate or the service extension.
    ///
    /// If `nil`, no file that is chosen has it.
    public internal(set) var principalClass: String?
    /// The class of the scene's delegate, if a file that is chosen has one.
    public internal(set) var sceneDelegate: String?
    /// The one class that other files can name and that iOS may give notifications, besides the app's delegate; `nil` if
    /// no file that is chosen has one, or if there are several.
    package internal(set) var centerDelegate: SourceDeclaration?
    /// The type that starts the program, as by `@main`; `nil` if no file that is chosen has it.
    public internal(set) var mainType: String?
    /// True if a file that is chosen starts the program.
    public var isProgram: Bool { mainType != nil }
    /// True if that type is an app in SwiftUI.
    public internal(set) var isOfSwiftUI = false
    /// True if a file that is chosen has the method of the center's delegate that iOS calls for a tap.
    public internal(set) var takesTaps = false
    /// True if a file that is chosen has the method of the center's delegate that iOS calls in the foreground.
    public internal(set) var presents = false
    /// True if a file that is chosen registers for notifications.
    public internal(set) var registers = false
    /// The settings with which its files are compiled.
    package internal(set) var settings = XcodeSettings()
    /// The files that iOS calls, whatever they name, in the order of their paths.
    package internal(set) var called: [AppSourceFile] = []
    /// The other files of the target, from which those that iOS calls may need something.
    package internal(set) var others: [AppSourceFile] = []

    /// The modules of libraries that the chosen files import and Handset stands in for, in the order of their names.
    public internal(set) var libraries: [StandInModule] = []

    init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

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
