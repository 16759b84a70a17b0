internal import Foundation
internal import FoundationNetworking
@_spi(Reflection) internal import Swift

/// The file of a download, which Foundation on Linux takes only from its own protocols.
enum DownloadedFile {
    /// Writes the bytes of a download into a file with a name like that on iOS.
    static func write(_ bytes: Data) throws -> URL {
        let name = UUID().uuidString.prefix(6)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "CFNetworkDownload_\(name).tmp")
        try bytes.write(to: url)
        return url
    }

    /// Gives a protocol the file, in a property of its own.
    ///
    /// - Returns: False if there is no such property.
    static func set(_ file: URL, of urlProtocol: URLProtocol) -> Bool {
        var isSet = false
        // The option for classes (Swift, "ReflectionMirror.swift").
        _forEachField(of: URLProtocol.self, options: _EachFieldOptions(rawValue: 1)) {
            name, offset, type, _ in
            guard String(cString: name) == "properties",
                let type = type as? any DownloadProperties.Type
            else { return true }
            isSet = type.set(file, at: Unmanaged.passUnretained(urlProtocol).toOpaque() + offset)
            return false
        }
        return isSet
    }
}

/// The type of the properties of a protocol, whose keys Foundation does not show.
private protocol DownloadProperties {
    static func set(_ file: URL, at place: UnsafeMutableRawPointer) -> Bool
}

extension Dictionary: DownloadProperties
where Key: RawRepresentable, Key.RawValue == String, Value == Any {
    fileprivate static func set(_ file: URL, at place: UnsafeMutableRawPointer) -> Bool {
        guard let key = Key(rawValue: "temporaryFileURL") else { return false }
        place.assumingMemoryBound(to: Self.self).pointee[key] = file
        return true
    }
}
