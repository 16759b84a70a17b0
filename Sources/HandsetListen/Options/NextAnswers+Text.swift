import HandsetGateway

extension NextAnswers {
    /// Creates it from `ANSWER` or `ANSWER:COUNT`.
    ///
    /// An answer may have a colon itself, such as `delay:250` and `status:8`: the number behind the last
    /// one is a count only if what stands before it is an answer without it.
    ///
    /// - Throws: ``ScriptedAnswerFault`` if it is neither.
    init(text: String) throws(ScriptedAnswerFault) {
        if let (name, number) = text.splitAtLastColon(), let answer = try? ScriptedAnswer(name),
            !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber })
        {
            guard let count = Int(number), count > 0 else {
                throw ScriptedAnswerFault("'\(text)' is for no notification; give a count from 1")
            }
            self.init(answer, count: count)
        } else {
            self.init(try ScriptedAnswer(naming: text))
        }
    }
}

extension RandomAnswer {
    /// Creates it from `ANSWER:PROBABILITY`.
    ///
    /// - Throws: ``ScriptedAnswerFault`` if it is something else.
    init(text: String) throws(ScriptedAnswerFault) {
        guard let (name, number) = text.splitAtLastColon(), let probability = Double(number),
            (0...1).contains(probability)
        else {
            throw ScriptedAnswerFault(
                "'\(text)' has no probability; give one from 0 to 1, as in Unregistered:0.05")
        }
        self.init(try ScriptedAnswer(naming: name), probability: probability)
    }
}

extension ScriptedAnswer {
    fileprivate init(naming name: String) throws(ScriptedAnswerFault) {
        do { self = try ScriptedAnswer(name) } catch {
            throw ScriptedAnswerFault(
                "\(error); or close-in-frame, goaway, goaway:REASON, or reset-stream")
        }
    }
}

extension String {
    fileprivate func splitAtLastColon() -> (String, String)? {
        lastIndex(of: ":").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
    }
}
