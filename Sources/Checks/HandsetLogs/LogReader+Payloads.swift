import Handset

// The making of payloads from what was parsed.

extension LogReader {
    func add(_ finding: LogFinding, at offset: Int) {
        guard let node = finding.payload else { return }
        let slice = finding.text.bytes[finding.range]
        if finding.form == .json, let json = exactJSON(finding, node) {
            return add(
                json: json, finding, grade: .exact, repairs: [], assumed: [], at: offset)
        }
        let writer = LogTreeWriter(finding.tree, payload: node, types: settings.types)
        guard !writer.isTooDeep else {
            let cause = LogRefusal.Cause.tooLarge(limit: settings.maximumByteCount)
            return pending.append(.refusal(log.refusal(cause, at: offset)))
        }
        var repairs = finding.repairs + writer.repairs.filter { !finding.repairs.contains($0) }
        let root: Payload
        do throws(PayloadRefusal) {
            // A list of PHP may hold the payload; nothing else in it matters.
            let json = finding.form == .php ? Array(writer.json[writer.payloadRange]) : writer.json
            root = try Payload(json: json, source: log.source)
        } catch {
            return pending.append(.refusal(log.refusal(.payload(error.cause), at: offset)))
        }
        var form = finding.form
        var grade = LogGrade.repaired
        switch form {
        case .json:
            if repairs.contains(.unquoted) || repairs.contains(.quotes) || !writer.lost.isEmpty {
                form = .javaScript
            }
        case .dart, .java:
            grade =
                LogProof(
                    finding.tree.text(in: form == .dart ? .dart : .java), of: slice,
                    hasCarriageReturns: finding.text.hasCarriageReturns
                ).grade
        case .php, .go:
            let isEdited = finding.isEdited || finding.text.hasCarriageReturns
            grade = isEdited ? .whiteSpace : .exact
        case .members:
            // Only the braces are missing if the rest is what Darwin prints between them.
            let braced = [UInt8(ascii: "{")] + slice + [UInt8(ascii: "}")]
            let proof = LogProof(
                root, of: braced[...], form: form, hasCarriageReturns: false)
            if proof.grade != .repaired { repairs = [.braces] }
        default:
            grade =
                LogProof(
                    root, of: slice, form: form, arrayHeads: finding.arrayHeads,
                    hasCarriageReturns: finding.text.hasCarriageReturns
                ).grade
        }
        if grade != .repaired { repairs = [] }
        if grade == .repaired, repairs.isEmpty { repairs = [.other] }
        add(
            json: Array(writer.json[writer.payloadRange]), finding, form: form, grade: grade,
            repairs: repairs, assumed: writer.assumed, guessed: writer.guessed, lost: writer.lost,
            at: offset)
    }

    /// Returns the payload as it stands in the text, if the text is JSON.
    private func exactJSON(_ finding: LogFinding, _ node: Int) -> [UInt8]? {
        let text = Array(finding.text.bytes[finding.range])
        guard (try? Payload(json: text, source: log.source)) != nil else { return nil }
        let range = finding.tree.nodes[node].range
        let start = finding.range.lowerBound
        return JSONToken.joined(text, (range.lowerBound - start)..<(range.upperBound - start))
    }

    private func add(
        json: [UInt8], _ finding: LogFinding, form: LogForm? = nil, grade: LogGrade,
        repairs: [LogRepair], assumed: [AssumedValue], guessed: [String] = [],
        lost: [LostValue] = [], at offset: Int
    ) {
        let within = finding.within
        let isLaunch = within.first?.hasPrefix("UIApplicationLaunchOptions") == true
        add(
            json: json, form: isLaunch ? .launchOptions : form ?? finding.form, within: within,
            grade: grade, repairs: repairs, assumed: assumed, guessed: guessed, lost: lost,
            at: offset)
    }

    func add(
        json: [UInt8], form: LogForm, within: [String] = [], grade: LogGrade,
        repairs: [LogRepair] = [], assumed: [AssumedValue] = [], guessed: [String] = [],
        lost: [LostValue] = [], at offset: Int
    ) {
        guard grade >= settings.minimumGrade else {
            let cause = LogRefusal.Cause.grade(grade, repairs: repairs)
            return pending.append(.refusal(log.refusal(cause, at: offset)))
        }
        let place = log.place(of: offset)
        do throws(PayloadRefusal) {
            var payload = try Payload(json: json, source: log.source)
            count += 1
            last = payload
            payload.origin = PayloadOrigin(
                source: log.source, number: count, line: place.line, byteCount: json.count)
            pending.append(
                .found(
                    FoundPayload(
                        payload: payload, json: json, place: place, form: form, within: within,
                        grade: grade, repairs: repairs, assumed: assumed, guessed: guessed,
                        lost: lost)))
        } catch {
            pending.append(.refusal(log.refusal(.payload(error.cause), at: offset)))
        }
    }

    /// Adds the payload whose JSON NSData printed, if it is one.
    func addData(_ data: LogData, at offset: Int) {
        let bytes = data.bytes
        guard bytes.withUnsafeBufferPointer({ LogAnchors.hasKey($0) }) else { return }
        do throws(PayloadRefusal) {
            let payload = try Payload(json: bytes, source: log.source)
            guard payload["aps"]?.kind == .dictionary else { return }
        } catch {
            return pending.append(.refusal(log.refusal(.payload(error.cause), at: offset)))
        }
        add(
            json: JSONToken.joined(bytes, bytes.indices), form: .data,
            grade: data.isExact ? .exact : .whiteSpace, at: offset)
    }
}
