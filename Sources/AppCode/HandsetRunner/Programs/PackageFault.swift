import Handset

/// The reason why an app's own package does not run.
package enum PackageFault: Error {
    /// There is no `Package.swift` in the folder.
    case noPackage(String)
    /// The program `swift` cannot be started.
    case noSwift(String)
    /// The package has no program.
    case noApp(String)
    /// The package has several programs, and none was named.
    case severalApps([String])
    /// The package has no program of a name, but others.
    case noSuchApp(String, [String])
    /// The package cannot be read, or does not build; Swift's own words were passed on.
    case doesNotBuild(String, firstError: String? = nil)
    /// The app's program has not answered, with what it wrote.
    case noAnswer(String, [String])
    /// The app has answered before, and then written something of its own into the file of its answers.
    case foreignAnswer(String, String)
    /// A release is neither a package nor a git reference of the present one, with the reason.
    case noRelease(String, String)
    /// The app's own delegate is not in the package, with the file and the reason.
    case delegateLeftOut(String)
    /// The app of a folder is in Objective-C, with the file of its delegate.
    case objectiveC(String)
    /// A program cannot be started, with its name and the reason.
    case noStart(String, String)
    /// A file of the system cannot be made or read.
    case system(String)
}

extension PackageFault {
    /// True if the app cannot be judged, whatever the machine has.
    package var isRefusal: Bool {
        switch self {
        case .delegateLeftOut, .objectiveC, .foreignAnswer: true
        default: false
        }
    }
}

extension PackageFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noPackage(let path):
            "\(path) has no Package.swift; give the folder of a package as 'handset init --package' writes it"
        case .noSwift(let reason): "a package needs Swift, and 'swift' cannot be started: \(reason)"
        case .noApp(let path):
            "the package \(path) has no program; an app with @main is an executableTarget"
        case .severalApps(let names):
            "The package has several apps; give --package-app with one of \(names.joined(separator: ", "))."
        case .noSuchApp(let name, let names):
            "'\(name)' is not an app of the package; give \(names.joined(separator: ", "))"
        case .doesNotBuild(let path, _): "the package \(path) does not build; see the lines above"
        case .noAnswer(let name, let log):
            """
            the program \(name) does not answer; write into Sources/\(name)/\(name).swift, with the app's own names:
                import HandsetApp

                extension AppDelegate {
                    static func main() async {
                        await PackagedApp("\(name)") { AppDelegate() }.run()
                    }
                }
            """ + (log.isEmpty ? "" : "\nit wrote:") + log.suffix(5).map { "\n    \($0)" }.joined()
        case .foreignAnswer(let name, let words):
            "\(name) has written \(SourceExcerpt.quoted(words, limit: 60)) into a file that it has not opened, in the place of its answer; let it write only into its own files, and into standard output and standard error"
        case .noRelease(let name, let reason):
            "the release \(name) is not there: \(reason); give the folder of a package, or a tag or commit of the repository that --package is in"
        case .delegateLeftOut(let reason):
            "the app's own delegate is not in this package: \(reason)"
        case .objectiveC(let path):
            "the app's delegate \(path) is in Objective-C, which is read and not run; see handset app read and handset why"
        case .noStart(let name, let reason):
            "the app's program cannot be run: \(name) cannot be started: \(reason)"
        case .system(let reason): "the app's program cannot be run: \(reason)"
        }
    }
}
