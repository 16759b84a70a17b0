internal import Foundation

/// An event of CloudEvents 1.0 in JSON, whose data is a payload ("JSON event format for CloudEvents").
enum CloudEvent {
    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
        if let data = value["data"] { return data.string.map { Array($0.utf8) } ?? data.json }
        guard let text = value["data_base64"]?.string, let data = Data(base64Encoded: text) else {
            throw .lacks(.cloudEvents, "data")
        }
        return Array(data)
    }
}
