import Handset
import HandsetReading

/// The folder of an app's project, whose files are read for what they say about pushes.
///
/// Symbolic links are not followed, nor are libraries of others and what a build has made.
struct AppSourceFolder {
    /// Folders of apps for other systems, and of what a build has made.
    private static let left: Set = [
        "android", "dist", "linux", "macos", "vendor", "web", "windows",
    ]

    /// The path of the folder, without a slash at its end.
    let path: String
    /// The paths of the files from the folder.
    private var names: [String] = []
    /// The paths of what cannot be listed, with the reason.
    private var unlisted: [(path: String, reason: String)] = []

    /// Lists the files of a folder, or takes one file.
    ///
    /// - Throws: `InputError` if the folder cannot be listed.
    init(_ argument: String) throws(InputError) {
        var folder = argument
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        guard FileIdentity(path: folder)?.isFolder != false else {
            let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
            path = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
            names = [String(parts.last ?? "")]
            return
        }
        path = folder
        try list("", depth: 0)
    }

    /// The paths of the files.
    var paths: [String] { names.map { "\(path)/\($0)" } }

    /// Reads the files.
    ///
    /// - Returns: The app as the files describe it, and a sentence about those that were not read; `nil` if there are
    ///   none.
    func read() -> (app: ReadApp, note: String?) {
        var (files, unread) = ([AppReading.File](), unlisted)
        for name in names {
            guard files.count < ProjectFolder.maximumFileCount else {
                unread.append(
                    (
                        "\(path)/\(name)",
                        "there are more than \(ProjectFolder.maximumFileCount) files"
                    ))
                continue
            }
            do throws(FileBytes.Failure) {
                let bytes = try FileBytes.read("\(path)/\(name)")
                if bytes.count <= ProjectFolder.maximumByteCount {
                    files.append(AppReading.File(path: name, bytes: bytes))
                } else {
                    let size = ProjectFolder.maximumByteCount >> 20
                    unread.append(("\(path)/\(name)", "it has more than \(size) MiB"))
                }
            } catch {
                unread.append(("\(path)/\(name)", "\(error)"))
            }
        }
        return (ReadApp(AppReading(of: files)), Self.note(unread))
    }

    private static func note(_ unread: [(path: String, reason: String)]) -> String? {
        guard let first = unread.first else { return nil }
        let more = unread.count == 1 ? "" : ", and \(unread.count - 1) more"
        return
            "handset: not read: \(SourceExcerpt.shown(PathText.shown(first.path))): \(first.reason)\(more)"
    }

    private mutating func list(_ folder: String, depth: Int) throws(InputError) {
        let whole = folder.isEmpty ? path : "\(path)/\(folder)"
        let entries: [(name: String, kind: Platform.FileFacts.Kind)]
        do throws(Platform.Failure) {
            entries = try ProjectFolder.entries(of: whole)
        } catch {
            guard depth > 0 else {
                throw InputError(name: PathText.shown(whole), failure: error)
            }
            unlisted.append((whole, "\(error)"))
            return
        }
        for (name, kind) in entries {
            let inner = folder.isEmpty ? name : "\(folder)/\(name)"
            switch kind {
            case .folder:
                guard ProjectFolder.isEntered(name, depth: depth), !Self.left.contains(name) else {
                    continue
                }
                try list(inner, depth: depth + 1)
            case .ordinary where AppReading.takes(inner): names.append(inner)
            default: break
            }
        }
    }
}
