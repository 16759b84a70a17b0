import ArgumentParser
import Handset
import HandsetCommand
import HandsetPage

/// The icon of an app, from the file that its app file names.
struct AppIcon {
    let picture: PagePicture

    enum Fault: Error, CustomStringConvertible {
        case notAPicture
        case tooLarge
        case unreadable(FileBytes.Failure)

        var description: String {
            switch self {
            case .notAPicture:
                "is not a picture of a kind that is shown; let icon of the app file name a PNG, JPEG, GIF or WebP"
            case .tooLarge:
                "is larger than \(AppIcon.largestByteCount >> 10) KiB; let icon of the app file name a smaller "
                    + "picture, such as one of 180 × 180 points"
            case .unreadable(let failure):
                "cannot be read: \(failure); let icon of the app file name a picture"
            }
        }
    }

    private static let largestByteCount = 1 << 20

    init(ofFile path: String) throws(Fault) {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw .unreadable(error)
        }
        guard bytes.count <= Self.largestByteCount else { throw .tooLarge }
        guard let picture = PagePicture(bytes) else { throw .notAPicture }
        self.picture = picture
    }

    /// Throws the exit code, after a message, if the file of an icon cannot be shown.
    static func check(_ path: String?, _ streams: StandardStreams) throws {
        guard let path else { return }
        do throws(Fault) {
            _ = try AppIcon(ofFile: path)
        } catch {
            try streams.report("handset: error: \(SourceExcerpt.shown(path)) \(error)")
            throw ExitCode(2)
        }
    }
}
