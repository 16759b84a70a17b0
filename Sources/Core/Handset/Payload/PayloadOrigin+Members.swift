extension PayloadOrigin {
    /// The members of a record that name the source of a payload.
    package var members: JSONMembers {
        [
            "source": .string(source), "number": .integer(number), "line": .integer(line),
            "bytes": .integer(byteCount), "kept": kept.map { .json($0) },
        ]
    }
}
