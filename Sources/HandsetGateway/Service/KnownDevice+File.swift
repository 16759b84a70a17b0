public import Handset

extension KnownDevice {
    /// Reads the devices of a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The devices, in the order of the file.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the file, which may be that it
    ///   cannot be read.
    public static func devices(
        contentsOf path: String
    ) throws(JSONDocumentError) -> [KnownDevice] {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw JSONDocumentError([
                JSONDocumentProblem(
                    place: SourcePlace(source: path, line: 1, column: 1, offset: 0),
                    finding: "cannot read these tokens: \(error)",
                    advice: "name a file with a device token on each line, or with JSON")
            ])
        }
        return try devices(bytes, source: path)
    }

    /// Reads devices: JSON if it begins with `{`, and otherwise a device token on each line, in any form
    /// that a `PastedToken` may have.
    ///
    /// In JSON only the token has to be there; without `topic` the device is for any, without
    /// `environment` (`sandbox` or `production`) for both services, and without `unregistered`, in
    /// seconds since 1970, the app is there.
    ///
    /// ```swift
    /// let file = #"""
    ///     {"devices": [{"token": "\#(DeviceToken.sample.hex)", "topic": "com.example.app"}]}
    ///     """#
    /// print(try KnownDevice.devices(Array(file.utf8), source: "devices.json").map(\.topic))
    /// // [Optional("com.example.app")]
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes.
    ///   - source: What the file is called in places.
    /// - Returns: The devices, in the order of the file. A token that comes on two lines comes once.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the file.
    public static func devices(
        _ bytes: [UInt8], source: String
    ) throws(JSONDocumentError) -> [KnownDevice] {
        let blanks = " \t\r\n".utf8
        guard bytes.first(where: { !blanks.contains($0) }) == UInt8(ascii: "{") else {
            return try KnownTokenLines(source: source).devices(bytes)
        }
        let document: JSONDocument
        do throws(JSONDocumentProblem) {
            document = try JSONDocument(
                bytes, source: source, example: KnownDeviceReader.example)
        } catch {
            throw JSONDocumentError([error])
        }
        var reader = KnownDeviceReader()
        let devices = reader.devices(of: document.root)
        guard reader.problems.isEmpty else { throw JSONDocumentError(sorting: reader.problems) }
        return devices
    }
}
