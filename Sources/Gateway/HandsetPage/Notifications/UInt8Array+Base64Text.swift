import Foundation

extension [UInt8] {
    var base64Text: String { Data(self).base64EncodedString() }
}
