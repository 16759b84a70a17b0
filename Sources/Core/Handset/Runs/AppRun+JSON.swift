extension AppRun {
    /// The run as a member of a record.
    package func json(effects: [AppEffect]) -> JSONText {
        .object(
            [("opened", .array(effects.map(\.json))), ("log", .texts(log))]
                + (moreLogCount > 0 ? [("moreLog", .integer(moreLogCount))] : [])
                + (requests.isEmpty ? [] : [("requests", .texts(requests))])
                + (asked.isEmpty ? [] : [("asked", .texts(asked))])
                + (cuts.isEmpty ? [] : [("cuts", .texts(cuts))])
                + (faults.isEmpty ? [] : [("faults", .array(faults.map(\.json)))])
                + (crash.map { [("crash", $0.json)] } ?? [])
                + (isHung ? [("hung", .boolean(true))] : []))
    }
}

extension AppEffect {
    package var json: JSONText {
        .object([("kind", .string(kind.rawValue)), ("text", .string(text))])
    }
}

extension AppRun.Fault {
    package var json: JSONText {
        .object([("code", .string(code)), ("words", .string(words))])
    }
}

extension AppCrash {
    package var json: JSONText {
        .object([
            ("message", .string(message)),
            (
                "trace",
                .array(
                    trace.map {
                        .object([
                            ("function", .string($0.function)), ("file", .string($0.file)),
                            ("line", .integer($0.line)),
                        ])
                    })
            ),
        ])
    }
}
