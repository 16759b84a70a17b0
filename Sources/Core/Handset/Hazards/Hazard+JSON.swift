extension Hazard {
    var json: JSONText {
        .object([
            "code": .string(kind.identifier), "severity": .string(kind.severity.rawValue),
            "finding": .string(finding), "fault": fault.map { .string($0) },
            "happened": happened.map { .string($0) }, "evidence": evidence.json,
            "advice": .string(kind.advice),
        ])
    }

    func write(to json: inout JSONBytes) {
        json.write(#"{"code":"#)
        json.write(string: kind.identifier)
        json.write(#","severity":"#)
        json.write(string: kind.severity.rawValue)
        json.write(#","finding":"#)
        json.write(string: finding)
        if let fault {
            json.write(#","fault":"#)
            json.write(string: fault)
        }
        if let happened {
            json.write(#","happened":"#)
            json.write(string: happened)
        }
        json.write(#","evidence":"#)
        evidence.write(to: &json)
        json.write(#","advice":"#)
        json.write(string: kind.advice)
        json.write("}")
    }
}

extension Hazard.Evidence {
    fileprivate var json: JSONText {
        var members: JSONMembers =
            switch subject {
            case .text(let key): ["in": .string("text"), "key": .string(key)]
            case .value(let path):
                ["in": .string("value"), "keyPath": .texts(path.keys)]
            case .url(let rule, let key):
                ["in": .string("url"), "rule": .string(rule), "key": .string(key)]
            case .javaScript(let rule, let key):
                ["in": .string("javascript"), "rule": .string(rule), "key": .string(key)]
            case .payload: ["in": .string("payload")]
            }
        if let range { members.append("range", .range(range)) }
        return .object(members + ["text": .string(text)])
    }
    fileprivate func write(to json: inout JSONBytes) {
        switch subject {
        case .text(let key):
            json.write(#"{"in":"text","key":"#)
            json.write(string: key)
        case .value(let path):
            json.write(#"{"in":"value","keyPath":"#)
            json.write(strings: path.keys)
        case .url(let rule, let key):
            json.write(#"{"in":"url","rule":"#)
            json.write(string: rule)
            json.write(#","key":"#)
            json.write(string: key)
        case .javaScript(let rule, let key):
            json.write(#"{"in":"javascript","rule":"#)
            json.write(string: rule)
            json.write(#","key":"#)
            json.write(string: key)
        case .payload: json.write(#"{"in":"payload""#)
        }
        if let range {
            json.write(#","range":"#)
            json.write(range)
        }
        json.write(#","text":"#)
        json.write(string: text)
        json.write("}")
    }
}
