/// A form of input that makes some command do much work for each of its bytes.
struct SweepShape: Sendable {
    /// The name of the shape.
    let name: String
    /// The kind of input.
    var input = SweepInput.payloads
    /// True if it is many small payloads.
    var isOfSmallPayloads = false
    /// Returns an input of about a number of bytes.
    let make: @Sendable (_ byteCount: Int) -> String

    /// A beginning, as many numbered items as fit, with commas between them, and an end.
    static func list(
        _ name: String, _ beginning: String, _ item: @escaping @Sendable (String) -> String,
        _ end: String
    ) -> SweepShape {
        SweepShape(name: name) { byteCount in
            var text = beginning
            var number = 0
            while text.utf8.count + end.utf8.count < byteCount {
                if number > 0 { text += "," }
                text += item(key(number))
                number += 1
            }
            return text + end
        }
    }

    /// A piece of text, as often as it fits between a beginning and an end.
    static func text(
        _ name: String, _ beginning: String, _ piece: String, _ end: String
    ) -> SweepShape {
        SweepShape(name: name) { byteCount in
            beginning + String(repeating: piece, count: byteCount / piece.utf8.count) + end
        }
    }

    /// Returns the same shape of another kind of input.
    func of(_ input: SweepInput) -> SweepShape {
        SweepShape(name: name, input: input, make: make)
    }

    /// Returns the same shape, which is many small payloads.
    var ofSmallPayloads: SweepShape {
        SweepShape(name: name, input: input, isOfSmallPayloads: true, make: make)
    }

    /// Returns a text of four letters or digits for a number.
    private static func key(_ number: Int) -> String {
        let digits = String(number, radix: 36)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
