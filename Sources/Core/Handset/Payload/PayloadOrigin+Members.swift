extension PayloadOrigin {
    /// The members of a record that name the source of a payload.
    package var members: [(key: String, value: JSONText)] {
        [
            ("source", .string(source)), ("number", .integer(number)), ("line", .integer(line)),
            ("bytes", .integer(byteCount)),
        ] + (kept.map { [("kept", .json($0))] } ?? [])
    }
}
