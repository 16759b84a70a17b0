import Handset

// The message objects of React Native Firebase and FlutterFire, which apps log in place of the payload.

extension LogReader {
    /// Refuses the message object of a library; returns false if the text is another dictionary.
    func refuseMessageObject(_ parser: LogParser, at offset: Int) -> Bool {
        guard offset >= messageEnd, !parser.tree.hasAPS, parser.tree.hasMessageObject else {
            return false
        }
        pending.append(.refusal(log.refusal(.messageObject, at: offset)))
        return true
    }
}
