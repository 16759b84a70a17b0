import Handset

extension PayloadValue {
    /// The value as JSON.
    var text: String { String(decoding: JSONText(self).bytes, as: UTF8.self) }
}
