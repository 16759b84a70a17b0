import Handset
import HandsetReading

/// The folder of an app's project, whose files are read for what they say about pushes.
///
/// Symbolic links are not followed, nor are libraries of others and what a build has made.
struct AppSourceFolder {
    /// The number of files that are read.
    private static let maximumFileCount = 20_000
    /// The number of bytes of a file that is read.
    private static let maximumByteCount = 2 << 20
    private static let maximumDepth = 64
    private static let left: Set = [
        "android", "build", "Carthage", "DerivedData", "dist", "node_modules", "Pods",
        "SourcePackages", "vendor", "web", "windows", "macos", "linux",
    ]
    private static let leftEndings = [
        ".bundle", ".framework", ".playground", ".xcassets", ".xcframework", ".xcworkspace",
    ]

    /// The path of the folder, without a slash at its end.
    let path: String
    private(set) var files: [AppReading.File] = []
    /// The paths of files that are there and were not read, with the reason.
    private(set) var unread: [(path: String, reason: String)] = []

    /// Reads the files of a folder, or one file.
    init(_ argument: String) throws(InputError) {
        var folder = argument
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        guard FileIdentity(path: folder)?.isFolder != false else {
            let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
            path = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
            read(String(parts.last ?? ""))
            return
        }
        path = folder
        try list("", depth: 0)
    }

    /// The paths of the files that were read.
    var paths: [String] { files.map { "\(path)/\($0.path)" } }

    /// The app as the files describe it.
    var app: ReadApp { ReadApp(AppReading(of: files)) }

    /// The sentence about files that were not read; `nil` if there are none.
    var note: String? {
        guard let first = unread.first else { return nil }
        let more = unread.count == 1 ? "" : ", and \(unread.count - 1) more"
        return
            "handset: not read: \(SourceExcerpt.shown(PathText.shown(first.path))): \(first.reason)\(more)"
    }

    private mutating func list(_ folder: String, depth: Int) throws(InputError) {
        let whole = folder.isEmpty ? path : "\(path)/\(folder)"
        var found: [(name: String, kind: Platform.FileFacts.Kind)] = []
        do throws(Platform.Failure) {
            let names = try Platform.names(inFolder: PathText.bytes(of: whole)).map(PathText.text)
                .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            let open = try Platform.Folder(PathText.bytes(of: whole))
            for name in names {
                found.append(
                    (name, try open.facts(ofFile: PathText.bytes(of: name))?.kind ?? .other))
            }
        } catch {
            guard depth > 0 else {
                throw InputError(name: PathText.shown(whole), failure: error)
            }
            unread.append((whole, "\(error)"))
            return
        }
        for (name, kind) in found where !name.hasPrefix(".") {
            let inner = folder.isEmpty ? name : "\(folder)/\(name)"
            switch kind {
            case .folder:
                guard depth < Self.maximumDepth, !Self.left.contains(name),
                    !Self.leftEndings.contains(where: name.hasSuffix)
                else { continue }
                try list(inner, depth: depth + 1)
            case .ordinary where AppReading.takes(inner): read(inner)
            default: break
            }
        }
    }

    private mutating func read(_ file: String) {
        let whole = "\(path)/\(file)"
        guard files.count < Self.maximumFileCount else {
            unread.append((whole, "there are more than \(Self.maximumFileCount) files"))
            return
        }
        do throws(FileBytes.Failure) {
            let bytes = try FileBytes.read(whole)
            guard bytes.count <= Self.maximumByteCount else {
                unread.append((whole, "it has more than \(Self.maximumByteCount >> 20) MiB"))
                return
            }
            files.append(AppReading.File(path: file, bytes: bytes))
        } catch {
            unread.append((whole, "\(error)"))
        }
    }
}
