import Handset
import HandsetSources

/// The folder of an app's project, or one Swift file, as it is read for `handset app check` and `handset init`.
///
/// Symbolic links are not followed, nor are packages, libraries of others and what a build has made.
struct AppFolder {
    /// The path of the folder, without a slash at its end.
    let path: String
    private(set) var objectiveCCount = 0
    private(set) var linkCount = 0
    private let written = WrittenFiles()
    private var files: [AppSourceFile] = []
    private var projects: [String] = []
    /// The folders with projects of Xcode.
    private var bases: [String] = []

    /// Reads the Swift files; reports each that cannot be read, and refuses it.
    init(
        _ argument: String, _ streams: StandardStreams, _ verdict: inout Verdict
    ) throws {
        guard FileIdentity(path: argument)?.isFolder != false else {
            let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
            path = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
            try read(String(parts.last ?? ""), streams, &verdict)
            return
        }
        var folder = argument
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        path = folder
        try list("", depth: 0, streams, &verdict)
        if projects.isEmpty { projects = projectsBeside }
    }

    /// The targets, and what each needs.
    var project: AppProject {
        let name = RealPath(path)?.path.split(separator: "/").last.map(String.init)
        return AppProject(named: name ?? "App", files: files, bases: bases)
    }

    var settings: XcodeSettings { XcodeSettings(projects: projects) }

    /// The paths of the files of the app, in which a compiler can look for what is not Swift.
    ///
    /// A program of its own, which has an obstacle anyway, has statements where others have none.
    var checkedPaths: [String] {
        files.filter { !$0.isOutside && $0.path.split(separator: "/").last != "main.swift" }
            .map { "\(path)/\($0.path)" }
    }

    /// Takes the errors of the files that have some, by their paths.
    mutating func take(_ errors: [String: [SourceSyntaxError]]) {
        for index in files.indices {
            files[index].syntaxErrors = errors["\(path)/\(files[index].path)"] ?? []
        }
    }

    /// The sentence about what was not read; `nil` if that is nothing.
    var note: String? {
        let parts = [
            Self.counted(objectiveCCount, "file of Objective-C", "files of Objective-C"),
            Self.counted(linkCount, "symbolic link", "symbolic links"),
        ].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        return "handset: not read: \(parts.joined(separator: ", "))"
    }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String? {
        count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }

    /// The projects of Xcode beside the folder, which may be that of one target.
    private var projectsBeside: [String] {
        let above = "\(path)/.."
        let names = (try? Platform.names(inFolder: PathText.bytes(of: above))) ?? []
        return names.map(PathText.text).filter { $0.hasSuffix(".xcodeproj") }.compactMap { name in
            (try? bytes(of: "../\(name)/project.pbxproj")).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// Lists a folder, by its path from the project's, and those in it.
    private mutating func list(
        _ folder: String, depth: Int, _ streams: StandardStreams, _ verdict: inout Verdict
    ) throws {
        let whole = folder.isEmpty ? path : "\(path)/\(folder)"
        let entries: [(name: String, kind: Platform.FileFacts.Kind)]
        do throws(Platform.Failure) {
            entries = try ProjectFolder.entries(of: whole)
        } catch {
            throw InputError(name: PathText.shown(whole), failure: error)
        }
        // A package has modules of its own.
        if depth > 0, entries.contains(where: { $0.name == "Package.swift" }) { return }
        for (name, kind) in entries {
            let inner = folder.isEmpty ? name : "\(folder)/\(name)"
            switch kind {
            case .folder where name.hasSuffix(".xcodeproj"):
                bases.append(folder)
                if let bytes = try? bytes(of: "\(inner)/project.pbxproj") {
                    projects.append(String(decoding: bytes, as: UTF8.self))
                }
            case .folder:
                guard ProjectFolder.isEntered(name, depth: depth) else { continue }
                try list(inner, depth: depth + 1, streams, &verdict)
            case .ordinary where name.hasSuffix(".swift"): try read(inner, streams, &verdict)
            case .ordinary where name.hasSuffix(".m") || name.hasSuffix(".mm"):
                objectiveCCount += 1
            case .link: linkCount += 1
            default: break
            }
        }
    }

    private mutating func read(
        _ file: String, _ streams: StandardStreams, _ verdict: inout Verdict
    ) throws {
        try written.check("\(path)/\(file)")
        do {
            guard files.count < ProjectFolder.maximumFileCount else {
                throw AppFolderFault(
                    "there are more than \(ProjectFolder.maximumFileCount) Swift files; name a folder of one app"
                )
            }
            files.append(AppSourceFile(path: file, bytes: try bytes(of: file)))
        } catch {
            verdict.refuse()
            try streams.report(
                once: "handset: error: \(SourceExcerpt.shown("\(error)"))")
        }
    }

    private func bytes(of file: String) throws -> [UInt8] {
        let whole = "\(path)/\(file)"
        var bytes: [UInt8] = []
        do throws(Platform.Failure) {
            let descriptor = try Platform.openInput(whole)
            defer { try? Platform.closeFile(descriptor) }
            bytes = try Self.read(descriptor)
        } catch {
            throw InputError(name: PathText.shown(whole), failure: error)
        }
        guard bytes.count <= ProjectFolder.maximumByteCount else {
            throw AppFolderFault(
                "\(PathText.shown(whole)) has more than \(ProjectFolder.maximumByteCount >> 20) MiB; it is not read"
            )
        }
        return bytes
    }

    /// Returns the bytes of a file, or one more than are read.
    private static func read(_ descriptor: Int32) throws(Platform.Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer { buffer.deallocate() }
        while bytes.count <= ProjectFolder.maximumByteCount {
            guard let count = try Platform.read(descriptor, into: buffer) else { continue }
            if count == 0 { break }
            bytes += buffer.prefix(count)
        }
        return bytes
    }
}
