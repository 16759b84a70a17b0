public import Handset

extension KnownDevice {
    /// Reads the devices in a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The devices, in the order of the file.
    /// - Throws: `JSONDocumentError` with all problems of the file, or with one if the file cannot
    ///   be read.
    public static func devices(
        contentsOf path: String
    ) throws(JSONDocumentError) -> [KnownDevice] {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw JSONDocumentError([
                JSONDocumentError.Problem(KnownDeviceCause.unreadable(error), ofFile: path)
            ])
        }
        return try devices(bytes, source: path)
    }

    /// Reads devices from JSON, if the first character is `{`, or from lines with one device token
    /// each.
    ///
    /// A line may hold a token in any form that `PastedToken` reads. In JSON only `token` is
    /// required. A device without `topic` takes any topic, one without `environment` (`sandbox` or
    /// `production`) belongs to both services, and one without `unregistered`, a time in seconds
    /// since 1970, still has the app. One without `kind` (`notification`, `voip`, `activity-start` or
    /// `activity`) takes pushes of every type.
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
    ///   - bytes: The bytes of the file.
    ///   - source: The name of the file in error places.
    /// - Returns: The devices, in the order of the file. A token on several lines is returned once.
    /// - Throws: `JSONDocumentError` with all problems of the file.
    public static func devices(
        _ bytes: [UInt8], source: String
    ) throws(JSONDocumentError) -> [KnownDevice] {
        let blanks = " \t\r\n".utf8
        guard bytes.first(where: { !blanks.contains($0) }) == UInt8(ascii: "{") else {
            return try KnownTokenLines(source: source).devices(bytes)
        }
        let document = try JSONDocument(
            bytes, source: source, example: KnownDeviceReader.example)
        var reader = KnownDeviceReader()
        let devices = reader.devices(of: document.root)
        guard reader.problems.isEmpty else { throw JSONDocumentError(sorting: reader.problems) }
        return devices
    }
}
