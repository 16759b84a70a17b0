import Handset
import HandsetLint
import Testing

/// Findings about the messages that hold payloads, and about the headers in them.
@Suite struct MessageLintTests {
    private static func read(_ json: String) throws -> (PayloadReader, Payload) {
        var settings = EnvelopeSettings()
        settings.refusesFaults = false
        var rest = Array(json.utf8)[...]
        let reader = PayloadReader(
            source: "test", framing: .whole, maximumByteCount: 1 << 20, maximumDepth: 100,
            opener: EnvelopeOpener(settings: settings), from: .start, isArriving: { true },
            refused: { _ in },
            read: { buffer in
                let next = rest.prefix(buffer.count)
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                return next.count
            })
        guard case .payload(let payload) = reader.next() else { throw NoPayload() }
        return (reader, payload)
    }

    private struct NoPayload: Error {}

    @Test(
        "A finding about a message has its place there, and those about the payload have its beginning"
    )
    func places() throws {
        let json = """
            {"message":{"token":"t",
            "data":{"id":7},
            "apns":{"payload":{"aps":{"alert":"a","badge":-1}}}}}
            """
        let (reader, payload) = try Self.read(json)
        var result = Linter().result(of: payload)
        result.locate(in: reader.lastBytes, from: reader.placeOfLast, isWithinValue: true)
        #expect(
            result.findings.map(\.rule.identifier) == ["service-refuses-message", "badge-negative"])
        #expect(result.findings.map { $0.place?.line } == [2, 1])
        #expect(result.findings.first?.place?.column == 9)
        #expect(result.findings.first?.keys == ["message", "data", "id"])
        #expect(result.findings.first?.advice == #"Write it in quotes: "7"."#)
    }

    @Test("Headers in a message count, those of its request beat them, and options beat both")
    func headers() throws {
        let json = """
            {"message":{"token":"t","data":{"a":"1"},"apns":{"headers":{"apns-push-type":"background",
            "apns-priority":"10"},"payload":{"aps":{"content-available":1}}}}}
            """
        let (_, payload) = try Self.read(json)
        func identifiers(_ linter: Linter, _ request: LintHeaders = LintHeaders()) -> [String] {
            linter.result(of: payload, in: request).findings.map(\.rule.identifier)
        }
        #expect(identifiers(Linter()) == ["background-priority"])
        #expect(identifiers(Linter(), LintHeaders(priority: "5")) == [])
        #expect(identifiers(Linter(headers: LintHeaders(priority: "5"))) == [])
        #expect(
            identifiers(Linter(headers: LintHeaders(priority: "10")), LintHeaders(priority: "5"))
                == ["background-priority"])
    }

    @Test(
        "A push to a pass of Wallet may be empty, whatever its type",
        arguments: ["{}", #"{"aps":{}}"#], [nil, "background", "alert"])
    func wallet(json: String, pushType: String?) throws {
        let headers = LintHeaders(
            pushType: pushType, priority: "5", topic: "pass.com.example.coupon")
        let payload = try Payload(json: json)
        #expect(Linter(headers: headers).result(of: payload).findings.isEmpty)
        #expect(!Linter().result(of: payload).findings.isEmpty)
    }

    @Test("A name of firebase-admin in a payload is unknown, with the form that reads it")
    func admin() throws {
        let payload = try Payload(json: #"{"aps":{"alert":"a","mutableContent":true}}"#)
        #expect(
            Linter().result(of: payload).findings.map(\.advice) == [
                #"Write "mutable-content". If a library of firebase-admin sends it, give --from firebase-admin."#
            ])
    }

    @Test("A refused message is not blamed for what its payload lacks")
    func lacking() throws {
        let (_, payload) = try Self.read(#"{"message":{"token":"t","notification":"hello"}}"#)
        #expect(
            Linter().result(of: payload).findings.map(\.rule.identifier)
                == ["service-refuses-message"])
    }

    @Test(
        "Pushes that no app gets have no finding",
        arguments: [
            #"{"web_push":8030,"notification":{"title":"a","navigate":"https://example.com"}}"#,
            #"{"mdm":"9F2B7A0C-6A35-4E5B-8C0E-3D1E0B6F7A11"}"#,
        ])
    func others(json: String) throws {
        #expect(Linter().result(of: try Payload(json: json)).findings.isEmpty)
    }
}
