import Handset
import HandsetReading
import HandsetSources

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
        let owners = list.isOneFile ? nil : projectSources
        for name in list.names {
            if name.hasSuffix(".swift") {
                guard owners?.isOfApp(name) != false else { continue }
                try read(name, streams, &verdict)
            } else if name.hasSuffix(".m") || name.hasSuffix(".mm") {
                objectiveCCount += 1
            }
        }
        if projects.isEmpty { projects = projectsBeside }
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
