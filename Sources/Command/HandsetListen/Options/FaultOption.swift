import ArgumentParser
import HandsetGateway

/// A fault that an option asks for.
enum FaultOption {
    /// An answer at random.
    case random(RandomAnswer)
    /// The seed of the random numbers.
    case seed(UInt64)
    /// The delay of each response of the HTTP/2 API, in seconds.
    case delay(Double)
    /// All devices are away at the start.
    case away

    init(_ text: String) throws(ValidationError) {
        if text == "away" {
            self = .away
            return
        }
        if let number = Self.value(of: "seed", in: text) {
            guard let seed = UInt64(number) else {
                throw ValidationError("'\(text)' has no whole number; give seed=NUMBER.")
            }
            self = .seed(seed)
            return
        }
        if let number = Self.value(of: "delay", in: text) {
            guard let seconds = Double(number), (0...86_400).contains(seconds) else {
                throw ValidationError(
                    "'\(text)' has no time; give delay= and seconds from 0 to 86400.")
            }
            self = .delay(seconds)
            return
        }
        do throws(ScriptedAnswerFault) {
            self = .random(try RandomAnswer(text: text))
        } catch {
            throw ValidationError(error.sentence)
        }
    }

    private static func value(of name: String, in text: String) -> String? {
        text.hasPrefix("\(name)=") ? String(text.dropFirst(name.count + 1)) : nil
    }
}
