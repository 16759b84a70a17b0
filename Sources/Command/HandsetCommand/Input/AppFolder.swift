import Handset
import HandsetFacts
import HandsetPorting

/// The Swift files of an app's project, or one Swift file, as they are read for `handset app check` and
/// `handset init`.
struct AppFolder {
    private let list: ProjectFiles
    private(set) var objectiveCCount = 0
    private let written = WrittenFiles()
    private let maximumFileCount: Int
    private var files: [AppSourceFile] = []
    private var byteCount = 0
    private var projects: [String] = []
    /// The folders with projects of Xcode.
    private var bases: [String] = []
    /// The targets of the projects; `nil` for one file.
    private var owners: ProjectSources?
    /// All that any project says, for files whose target is not known.
    private var common = XcodeSettings()
    /// The settings of Swift packages, by their folders.
    private var packages: [String: XcodeSettings] = [:]

    /// Reads the Swift files; reports each that cannot be read, and refuses it.
    init(
        _ argument: String, _ streams: StandardStreams, _ verdict: inout Verdict,
        upTo maximumFileCount: Int = ProjectFolder.maximumFileCount
    ) throws {
        self.maximumFileCount = maximumFileCount
        list = try ProjectFiles(argument)
        if let line = list.begunLine { try streams.note(once: line) }
        for (path, reason) in list.unlisted {
            verdict.refuse()
            let words = "\(PathText.shown(path)) is not read: \(reason)"
            try streams.report(once: "handset: error: \(SourceExcerpt.shown(words))")
        }
        if !list.isOneFile { owners = projectSources }
        for name in list.names {
            if name.hasSuffix(".swift") {
                takePackage(name)
                guard owners?.isOfApp(name) != false else { continue }
                try read(name, streams, &verdict)
            } else if name.hasSuffix(".m") || name.hasSuffix(".mm") {
                objectiveCCount += 1
            }
        }
        if projects.isEmpty { projects = projectsBeside }
        common = XcodeSettings(projects: projects)
    }

    /// The path of the folder, without a slash at its end.
    var path: String { list.path }

    /// The targets of the projects of Xcode among the files; their texts and folders are kept.
    private var projectSources: ProjectSources {
        mutating get {
            let files = list.names.map { name -> AppReading.File in
                let isRead = ProjectSources.reads(name)
                return AppReading.File(
                    path: name, bytes: isRead ? (try? bytes(of: name)) ?? [] : [])
            }
            for file in files where file.path.hasSuffix(".xcodeproj/project.pbxproj") {
                bases.append(
                    file.path.split(separator: "/").dropLast(2).joined(separator: "/"))
                projects.append(String(decoding: file.bytes, as: UTF8.self))
            }
            return ProjectSources(files)
        }
    }

    /// The targets, and what each needs.
    var project: AppProject {
        let name = RealPath(path)?.path.split(separator: "/").last.map(String.init)
        return AppProject(named: name ?? "App", files: files, bases: bases) { path, kind in
            settings(of: path, inExtension: kind == .serviceExtension)
        }
    }

    /// Returns the settings with which a file is compiled: its target's or its package's, or else all that any project
    /// says.
    private func settings(of path: String, inExtension isOfExtension: Bool = false) -> XcodeSettings
    {
        if let settings = owners?.settings(of: path, inExtension: isOfExtension) { return settings }
        var folders = path.split(separator: "/").dropLast()
        while true {
            if let settings = packages[folders.joined(separator: "/")] { return settings }
            if folders.popLast() == nil { break }
        }
        return common
    }

    private mutating func takePackage(_ name: String) {
        let parts = name.split(separator: "/")
        guard parts.last == "Package.swift", let bytes = try? bytes(of: name) else { return }
        packages[parts.dropLast().joined(separator: "/")] = XcodeSettings(
            manifest: String(decoding: bytes, as: UTF8.self))
    }

    /// The paths of the files of the app, in which a compiler can look for what is not Swift, by the settings that it
    /// has for them.
    ///
    /// A program of its own, which has an obstacle anyway, has statements where others have none.
    var checkedPaths: [XcodeSettings: [String]] {
        var paths: [XcodeSettings: [String]] = [:]
        for file in files
        where !file.isOutside && file.path.split(separator: "/").last != "main.swift" {
            paths[settings(of: file.path).ofSyntax, default: []].append("\(path)/\(file.path)")
        }
        return paths
    }

    /// Takes the errors of the files that have some, by their paths.
    mutating func take(_ errors: [String: [SourceSyntaxError]]) {
        for index in files.indices {
            files[index].syntaxErrors += errors["\(path)/\(files[index].path)"] ?? []
        }
    }

    /// The sentence about what was not read; `nil` if that is nothing.
    var note: String? {
        var parts = list.passedOver
        if objectiveCCount > 0 {
            parts.insert(
                objectiveCCount == 1
                    ? "1 file of Objective-C" : "\(objectiveCCount) files of Objective-C", at: 0)
        }
        guard !parts.isEmpty else { return nil }
        return "handset: not read: \(parts.joined(separator: ", "))"
    }

    /// The projects of Xcode beside the folder, which may belong to one target.
    private var projectsBeside: [String] {
        let above = "\(path)/.."
        let names = (try? Platform.names(inFolder: PathText.bytes(of: above))) ?? []
        return names.map(PathText.text).filter { $0.hasSuffix(".xcodeproj") }.compactMap { name in
            (try? bytes(of: "../\(name)/project.pbxproj")).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    private mutating func read(
        _ file: String, _ streams: StandardStreams, _ verdict: inout Verdict
    ) throws {
        try written.check("\(path)/\(file)")
        do {
            guard files.count < maximumFileCount else {
                throw AppFolderFault(
                    "there are more than \(maximumFileCount) Swift files; name a folder of one app"
                )
            }
            let bytes = try bytes(of: file)
            byteCount += bytes.count
            guard byteCount <= ProjectFolder.maximumByteCountOfAll else {
                byteCount -= bytes.count
                throw AppFolderFault(
                    "with \(file) all files have more than \(ProjectFolder.maximumByteCountOfAll >> 20) MiB; name a folder of one app"
                )
            }
            files.append(AppSourceFile(path: file, bytes: bytes))
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
