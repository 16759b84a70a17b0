import Handset

extension LogTree {
    private static let contents: Set = ["data", "notification"]
    private static let senders: Set = ["from", "senderId"]

    /// True if a dictionary has the keys of the message object of a library of Firebase.
    var hasMessageObject: Bool {
        nodes.indices.contains { nodes[$0].kind == .dictionary && isMessageObject($0) }
    }

    private func isMessageObject(_ node: Int) -> Bool {
        let members = children(of: node)
        guard members.contains(where: { name(of: $0) == "messageId" }) else { return false }
        let hasContent = members.contains { member in
            Self.contents.contains(name(of: member)) && nodes[member].kind == .dictionary
        }
        return hasContent
            && members.contains {
                name(of: $0) == "sentTime" || Self.senders.contains(name(of: $0)) && isSender($0)
            }
    }

    /// Returns true for the number of a project, and for a topic, from which a message may come.
    private func isSender(_ member: Int) -> Bool {
        let text = bytes(nodes[member].text)
        return text.starts(with: "/topics/".utf8)
            || !text.isEmpty && text.allSatisfy { $0 &- 48 < 10 }
    }
}
