extension AppRun {
    /// The run as a member of a record.
    package func json(effects: [AppEffect]) -> JSONText {
        .object([
            "opened": .array(effects.map(\.json)), "log": .texts(log),
            "moreLog": moreLogCount > 0 ? .integer(moreLogCount) : nil,
            "requests": requests.isEmpty ? nil : .texts(requests),
            "asked": asked.isEmpty ? nil : .texts(asked), "cuts": cuts.isEmpty ? nil : .texts(cuts),
            "faults": faults.isEmpty ? nil : .array(faults.map(\.json)), "crash": crash?.json,
            "hung": isHung ? .boolean(true) : nil,
        ])
    }
}

extension AppEffect {
    package var json: JSONText {
        .object(["kind": .string(kind.rawValue), "text": .string(text)])
    }
}

extension AppRun.Fault {
    package var json: JSONText {
        .object(["code": .string(code), "words": .string(words)])
    }
}

extension AppCrash {
    package var json: JSONText {
        .object([
            "message": .string(message),
            "trace": .array(
                trace.map {
                    .object([
                        "function": .string($0.function), "file": .string($0.file),
                        "line": .integer($0.line),
                    ])
                }),
        ])
    }
}
