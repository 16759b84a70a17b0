internal import Foundation
import Handset

/// The pages of an app: its `www` folder, or the sample.
///
/// In the web view they are at an address that begins with `file:`, as on a phone. Nothing outside the folder is ever read.
public struct WebSite: Sendable {
    /// The address of the folder in the web view, as on a phone.
    static let address = "file:///var/containers/Bundle/Application/App.app/www/"

    /// The name of the page that is loaded.
    static let startPage = "index.html"

    private enum Content: Sendable {
        case folder(String)
        case files([String: [UInt8]])
    }

    private let content: Content

    /// Creates the pages of a folder.
    ///
    /// - Parameter path: The path of the app's `www` folder, which has an `index.html`.
    /// - Throws: ``WebViewError/noStartPage(_:)`` if it has none that can be read.
    public init(folder path: String) throws(WebViewError) {
        content = .folder(path)
        if let reason = failure(of: Self.startPage) {
            throw .noStartPage("\(path)/\(Self.startPage): \(reason)")
        }
    }

    private init(_ files: [String: [UInt8]]) { content = .files(files) }

    /// A small page of Handset's own: it shows the session that `handleOpenURL` gets, and asks for it at its URL.
    public static let sample = WebSite([startPage: Array(SamplePage.html.utf8)])

    /// The paths of the files, for whoever watches them; none for the sample, and at most 4,096.
    package var files: [String] {
        guard case .folder(let path) = content,
            let names = FileManager.default.enumerator(atPath: path)
        else { return [] }
        return Array(names.lazy.compactMap { $0 as? String }.prefix(4_096)).map { "\(path)/\($0)" }
    }

    /// The bytes and the media type of the file at an address.
    struct File {
        let bytes: [UInt8]
        let type: String
    }

    /// Returns the name of the file at an address of the web view: its path from the folder; `nil` for an address that
    /// is not within the folder.
    static func name(at address: String) -> String? {
        guard address.hasPrefix(Self.address) else { return nil }
        let end = address.firstIndex { "?#".contains($0) } ?? address.endIndex
        return String(address[..<end].dropFirst(Self.address.count)).removingPercentEncoding
    }

    /// Returns the file with a name; `nil` if there is none, or if it is outside the folder.
    func file(named name: String) -> File? {
        guard let bytes = try? read(name) else { return nil }
        return File(bytes: bytes, type: Self.type(ofFile: name))
    }

    private func failure(of name: String) -> String? {
        do {
            _ = try read(name)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func read(_ name: String) throws(FileBytes.Failure) -> [UInt8] {
        switch content {
        case .files(let files):
            guard let bytes = files[name] else { throw .system(.missing) }
            return bytes
        case .folder(let path):
            let folder = DocumentFolder(
                ofFile: "\(path)/\(Self.startPage)", allowsOutside: false, border: .folder)
            let file = folder.path(ofFile: name)
            guard !name.hasPrefix("/"), folder.departure(of: file) == nil else {
                throw .system(.missing)
            }
            return try FileBytes.read(file)
        }
    }

    private static let types = [
        "css": "text/css", "gif": "image/gif", "htm": "text/html", "html": "text/html",
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
        "json": "application/json", "mjs": "text/javascript", "png": "image/png",
        "svg": "image/svg+xml", "ttf": "font/ttf", "txt": "text/plain", "wasm": "application/wasm",
        "webp": "image/webp", "woff": "font/woff", "woff2": "font/woff2", "xml": "text/xml",
    ]

    private static func type(ofFile name: String) -> String {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return types[ending] ?? "application/octet-stream"
    }
}
