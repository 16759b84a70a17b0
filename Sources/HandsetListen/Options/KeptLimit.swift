import ArgumentParser

/// The options that limit the notifications that are kept for the API.
///
/// They are declared where they are used: a group of options is looked up when the program starts.
enum KeptLimit {
    /// The largest number of notifications, or of bytes, which no machine reaches.
    private static let largest = 1 << 40

    static let helpOfBytes = ArgumentHelp(
        "Keep at most this many bytes of notifications for the API.", valueName: "bytes")

    /// Throws if the number of an option is 0, or more than any machine reaches.
    static func check(_ value: Int, of name: String) throws(ValidationError) {
        guard (1...largest).contains(value) else {
            throw ValidationError("\(name) is \(value); give a number from 1 to \(largest).")
        }
    }
}
