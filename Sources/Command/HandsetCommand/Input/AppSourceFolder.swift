import Handset
import HandsetFacts

/// The files of an app's project that are read for what they say about pushes.
struct AppSourceFolder {
    private let list: ProjectFiles

    /// Lists the files of a folder, or takes one file.
    ///
    /// - Throws: `InputError` if the folder cannot be listed.
    init(_ argument: String) throws(InputError) { list = try ProjectFiles(argument) }

    /// The path of the folder, without a slash at its end.
    var path: String { list.path }

    var paths: [String] { list.names.map { "\(path)/\($0)" } }

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - maximumByteCount: The number of bytes of all files together that are read.
    ///   - maximumFileCount: The number of files that are read.
    ///   - begun: Takes a line for people before a long reading.
    /// - Returns: The app as the files describe it, and a sentence about those that were not read; `nil` if there are
    ///   none.
    func read(
        upTo maximumByteCount: Int = ProjectFolder.maximumByteCountOfAll,
        files maximumFileCount: Int = ProjectFolder.maximumFileCount,
        begun: (String) -> Void = { _ in }
    ) -> (app: ReadApp, note: String?) {
        var (files, unread) = ([AppReading.File](), list.unlisted)
        var room = maximumByteCount
        for name in list.names {
            guard files.count < maximumFileCount else {
                unread.append(
                    (
                        "\(path)/\(name)",
                        "there are more than \(maximumFileCount) files"
                    ))
                continue
            }
            do throws(FileBytes.Failure) {
                let bytes = try FileBytes.read(
                    "\(path)/\(name)", upTo: ProjectFolder.maximumByteCount)
                guard bytes.count <= room else {
                    unread.append(
                        (
                            "\(path)/\(name)",
                            "with it all files have more than \(maximumByteCount >> 20) MiB"
                        ))
                    continue
                }
                room -= bytes.count
                files.append(AppReading.File(path: name, bytes: bytes))
            } catch {
                unread.append(("\(path)/\(name)", "\(error)"))
            }
        }
        if let line = list.begunLine { begun(line) }
        return (ReadApp(AppReading(of: files, besides: list.bareNames)), note(unread))
    }

    private func note(_ unread: [(path: String, reason: String)]) -> String? {
        var parts: [String] = []
        if let first = unread.first {
            let more = unread.count == 1 ? "" : ", and \(unread.count - 1) more"
            parts.append(
                "\(SourceExcerpt.shown(PathText.shown(first.path))): \(first.reason)\(more)")
        }
        parts += list.passedOver.map { SourceExcerpt.shown($0) }
        return parts.isEmpty ? nil : "handset: not read: \(parts.joined(separator: ", "))"
    }
}
