import Foundation

extension [UInt8] {
    /// The bytes in base64.
    var base64Text: String { Data(self).base64EncodedString() }
}
