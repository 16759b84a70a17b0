extension JSONDocumentMembers {
    /// What is wrong with keys that come twice.
    ///
    /// The document knows of the first hundred only, and payloads may have used those up.
    var problemsOfDuplicateKeys: [JSONDocumentProblem] {
        var keys: Set<[UInt8]> = []
        return filter { !keys.insert(Array($0.key.utf8)).inserted }.map { key, value in
            value.problemOfKey(
                "the key \(JSONDocumentValue.quoted(key)) comes again in this object",
                "take one of the two out")
        }
    }
}
