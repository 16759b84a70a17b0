import ArgumentParser
import Handset
import HandsetCommand

/// The folder of the app's own page.
enum WebFolder {
    /// Throws the exit code, after a message, if there is no page in a folder.
    static func check(_ folder: String?, _ streams: StandardStreams) throws {
        guard let folder else { return }
        let page = "\(folder)/index.html"
        do throws(FileBytes.Failure) {
            _ = try FileBytes.read(page)
        } catch {
            try streams.report(
                "handset: error: \(SourceExcerpt.shown(page)) cannot be read: \(error); let www of the app "
                    + "file name a folder with an index.html")
            throw ExitCode(2)
        }
    }
}
