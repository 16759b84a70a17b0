import HandsetFixtures
import HandsetGateway

extension NextAnswers {
    /// Parses `ANSWER` or `ANSWER:COUNT`.
    ///
    /// An answer may itself have a colon, as in `delay:250` and `status:8`. The number after the last colon
    /// is a count only if the text before it is an answer.
    init(text: String) throws(ScriptedAnswerFault) {
        if let (name, number) = text.splitAtLastColon(), let answer = try? ScriptedAnswer(name),
            !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber })
        {
            guard let count = Int(number), count > 0 else { throw .count(text) }
            self.init(answer, count: count)
        } else {
            self.init(try ScriptedAnswer(naming: text))
        }
    }
}

extension RandomAnswer {
    /// Parses `ANSWER:PROBABILITY`.
    init(text: String) throws(ScriptedAnswerFault) {
        guard let (name, number) = text.splitAtLastColon(), let probability = Double(number),
            (0...1).contains(probability)
        else { throw .probability(text) }
        self.init(try ScriptedAnswer(naming: name), probability: probability)
    }
}

extension ScriptedAnswer {
    fileprivate init(naming name: String) throws(ScriptedAnswerFault) {
        do throws(AnswerNameError) {
            self = try ScriptedAnswer(name)
        } catch {
            throw .unknown(error)
        }
    }
}

extension String {
    fileprivate func splitAtLastColon() -> (String, String)? {
        lastIndex(of: ":").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
    }
}
