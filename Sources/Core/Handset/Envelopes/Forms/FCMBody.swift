/// The body of a request to FCM's HTTP v1 API, as the service's parser of JSON takes it.
enum FCMBody {
    /// The number of bytes that the parser shows before and after a fault.
    private static let contextByteCount = 20

    /// Returns the object of a body; an empty body is an object without members.
    static func object(_ body: [UInt8]) throws(FCMRefusal) -> JSONSlice {
        guard let text = String(validating: body, as: UTF8.self) else {
            throw refusal(.json("Encountered non UTF-8 code points."))
        }
        guard let first = body.first(where: { !JSONToken.isWhiteSpace($0) }) else {
            return JSONSlice(joined: Array("{}".utf8))
        }
        let slice = JSONSlice(parsing: text, equalKeys: .first)
        if let slice, slice.isObject { return slice }
        guard slice == nil, !isScalar(body, startingWith: first) else { throw refusal(.root) }
        throw refusal(.json(words(on: body)))
    }

    private static func refusal(_ cause: FCMRefusal.Cause) -> FCMRefusal {
        FCMRefusal(
            causes: [cause],
            faults: [
                MessageFault(
                    isRefusal: true, keys: [], "FCM answers 400: the body is no object of JSON",
                    remedy: "send JSON, as the library of your language makes it")
            ])
    }

    /// True for a text, a number, a truth value or null.
    private static func isScalar(_ body: [UInt8], startingWith first: UInt8) -> Bool {
        guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return false }
        let array = [UInt8(ascii: "[")] + body + [UInt8(ascii: "]")]
        return JSONSlice(parsing: String(decoding: array, as: UTF8.self), equalKeys: .first)?
            .elements.count == 1
    }

    /// Returns the words of the service's parser: a kind of fault, the text around it, and a mark below it.
    private static func words(on body: [UInt8]) -> String {
        let offset = min(faultOffset(in: body), body.count)
        let finding =
            offset >= body.count
            ? "Unexpected end of string. Expected a value." : "Unexpected token."
        let start = max(0, offset - contextByteCount)
        let end = min(body.count, offset + contextByteCount)
        let context = String(decoding: body[start..<end], as: UTF8.self)
        return "\(finding)\n\(context)\n" + String(repeating: " ", count: offset - start) + "^"
    }

    private static func faultOffset(in body: [UInt8]) -> Int {
        do throws(PayloadRefusal) {
            _ = try Payload(json: body, source: "message")
            return 0
        } catch {
            return max(0, error.place.offset)
        }
    }
}
