import Foundation
import Handset

/// The files of the app's page: those of a folder, or a page of Handset's own.
struct AppFiles: Sendable {
    struct File: Sendable, Equatable {
        var bytes: [UInt8]
        /// The type, as in Content-Type.
        var type: String
    }

    /// The path of the folder; `nil` for the own page.
    let folder: String?

    static let pageName = "index.html"
    /// The name of the own page among the page's files.
    private static let ownPageName = "frame.html"

    private static let types = [
        "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
        "css": "text/css; charset=utf-8", "json": "application/json", "txt": "text/plain",
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
        "gif": "image/gif", "webp": "image/webp", "ico": "image/x-icon", "woff": "font/woff",
        "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "mp3": "audio/mpeg",
        "m4a": "audio/mp4", "wav": "audio/wav", "mp4": "video/mp4", "webm": "video/webm",
    ]

    /// Returns a file, or `nil` if there is none that may be served.
    ///
    /// A file outside of the folder is not served, even by a symbolic link, and neither is one whose
    /// name or folder begins with a point. The names are the parts of the path, from the folder on.
    func file(_ names: [String]) -> File? {
        guard names.allSatisfy(Self.isOrdinary) else { return nil }
        guard let folder else {
            guard names.isEmpty || names == [Self.pageName],
                let text = PageFiles.all[Self.ownPageName]
            else { return nil }
            return File(bytes: Array(text.utf8), type: Self.type(of: Self.pageName))
        }
        let paths = [names, names + [Self.pageName]].filter { !$0.isEmpty }
        for names in paths {
            let path = "\(folder)/\(names.joined(separator: "/"))"
            let isInside = DocumentFolder(
                ofFile: "\(folder)/\(Self.pageName)", allowsOutside: false, border: .folder
            ).mayName(path)
            guard isInside, let bytes = try? FileBytes.read(path) else { continue }
            return File(bytes: bytes, type: Self.type(of: names.last ?? ""))
        }
        return nil
    }

    /// Returns true if a part of a path is the name of a file that is not hidden.
    private static func isOrdinary(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == 0x2f || $0 == 0 }
    }

    private static func type(of name: String) -> String {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return types[ending] ?? "application/octet-stream"
    }
}
