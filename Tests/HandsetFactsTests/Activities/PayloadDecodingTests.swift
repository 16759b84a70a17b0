import Foundation
import Handset
import HandsetFacts
import Testing

/// The judgement about payloads, beside what Foundation's decoder does with the same types.
@Suite struct PayloadDecodingTests {
    private let types: LiveActivityTypes

    init() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "ActivitySamples.swift").path
        types =
            reading(["Samples.swift": try String(contentsOfFile: path, encoding: .utf8)])
            .activities
    }

    private static let plain = """
        {"name":"a","isOpen":true,"count":3,"small":200,"ratio":1.5,"part":2,"price":10.25,"at":800000000,\
        "picture":"aGVsbG8=","link":"https://example.com/a","id":"7B633309-B7FD-4163-B620-776EFA04F315",\
        "note":"n","later":1.5,"withDefault":4,"watched":1}
        """
    private static let nested = """
        {"status":"late","level":6,"phase":{"at":{"stop":2,"name":"x"}},"legs":[{"start":"a","duration":3}],\
        "first":{"start":"b","duration":1.5},"names":{"a":1},"counts":{"3":"c"},"states":["late",1,"gone",2],\
        "tags":["a","b"],"window":[1,2],"days":[1,5],"gaps":[1,null],"deep":[{"a":[1,2.5]}],"options":3}
        """
    private static let coded = """
        {"ends":1795827600,"celsius":85,"note":"n","kind":"tram","maybe":"x"}
        """
    private static let last = """
        {"extra":{"inner":{"value":1},"state":"gone"},"list":[{"inner":{"value":1},"state":"gone"}],\
        "either":{"both":{"a":false,"bees":[1]}},"amount":3,"wide":9007199254740993,"narrow":-3,"positive":7}
        """

    /// Values that take the place of each value of a good one.
    private static let spoilers: [String] = [
        "null", "true", "1", "0", "-1", "2.0", "2.5", "1e3", "1e30", "300", "70000", "1795827600",
        "3000000000", "-9223372036854775808", "9223372036854775807", "18446744073709551615",
        "\"\"", "\"x\"", "\"late\"", "\"7\"", "\"true\"", "\"2026-11-28T06:40:00Z\"",
        "\"aGVsbG8\"", "\"aGVs bG8=\"", "\"https://example.com/ä b\"", "\"7B633309\"",
        "\"7b633309-b7fd-4163-b620-776efa04f315\"",
        "[]", "{}", "[1]", "[2,1]", "[1,2,3]", "[null]", "[\"late\",1]", "[\"x\",1]", "[\"late\"]",
        "{\"a\":1}", "{\"a\":null}", "{\"3\":\"c\"}", "{\"x\":\"c\"}", "{\"waiting\":{}}",
        "{\"waiting\":1}", "{\"waiting\":null}", "{\"waiting\":{},\"unknown\":1}",
        "{\"at\":{}}", "{\"at\":{\"stop\":1}}", "{\"with\":{\"_0\":1,\"_1\":\"b\"}}",
        "{\"with\":{\"_0\":1}}", "{\"waiting\":{},\"at\":{\"stop\":1}}", "{\"l\":{\"_0\":1}}",
        "{\"left\":{\"_0\":1}}", "{\"both\":{\"bees\":[]}}", "{\"both\":{\"b\":[]}}",
        "{\"both\":{\"a\":1,\"bees\":[]}}", "[[]]", "[{}]", "[{\"a\":[true]}]", "[1.5,2]",
    ]

    private func expect<State: Decodable>(
        _ type: State.Type, _ name: String, _ good: String, isAttributes: Bool = false
    ) throws -> Int {
        let activity = try #require(types.named(name).first)
        let decoded = isAttributes ? activity.attributes : activity.state
        var variants = [good]
        let value = try JSONSerialization.jsonObject(
            with: Data(good.utf8), options: [.fragmentsAllowed])
        for path in paths(of: value) {
            for spoiler in Self.spoilers {
                let other = try JSONSerialization.jsonObject(
                    with: Data(spoiler.utf8), options: [.fragmentsAllowed])
                variants.append(text(replacing(value, at: path[...], with: other)))
            }
            variants.append(text(replacing(value, at: path[...], with: nil)))
        }
        var count = 0
        for variant in variants {
            guard let payload = try? Payload(json: "{\"v\":\(variant)}"),
                let given = payload["v"]
            else { continue }
            // The decoder gets the value as the payload has it.
            let verdict = PayloadDecoding.verdict(of: given, as: decoded, in: types.types)
            let works = (try? JSONDecoder().decode(State.self, from: Data(variant.utf8))) != nil
            // A number beyond 63 bits is not held to be anything.
            let isOpen = verdict.decodes == nil && variant.contains("18446744073709551615")
            #expect(verdict.decodes == works || isOpen, "\(name): \(variant) \(verdict.open)")
            count += 1
        }
        return count
    }

    private func text(_ value: Any) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func paths(of value: Any) -> [[String]] {
        var paths: [[String]] = [[]]
        if let members = value as? [String: Any] {
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                paths += self.paths(of: member).map { [key] + $0 }
            }
        } else if let elements = value as? [Any] {
            for (index, element) in elements.enumerated() {
                paths += self.paths(of: element).map { ["\(index)"] + $0 }
            }
        }
        return paths
    }

    private func replacing(_ value: Any, at path: ArraySlice<String>, with other: Any?) -> Any {
        guard let first = path.first else { return other ?? NSNull() }
        if var members = value as? [String: Any] {
            members[first] =
                path.count == 1
                ? other : replacing(members[first] ?? NSNull(), at: path.dropFirst(), with: other)
            return members
        }
        guard var elements = value as? [Any], let index = Int(first), index < elements.count else {
            return value
        }
        if path.count == 1, other == nil {
            elements.remove(at: index)
        } else {
            elements[index] = replacing(elements[index], at: path.dropFirst(), with: other)
        }
        return elements
    }

    @Test(
        "The judgement is the decoder's own, for good values and for each that is spoilt in one place"
    )
    func judgement() throws {
        var count = try expect(PlainAttributes.ContentState.self, "PlainAttributes", Self.plain)
        count += try expect(NestedAttributes.ContentState.self, "NestedAttributes", Self.nested)
        count += try expect(CodedAttributes.ContentState.self, "CodedAttributes", Self.coded)
        count += try expect(LastAttributes.ContentState.self, "LastAttributes", Self.last)
        count += try expect(
            NestedAttributes.self, "NestedAttributes", #"{"stops":["a"],"title":"t"}"#,
            isAttributes: true)
        count += try expect(
            CodedAttributes.self, "CodedAttributes", #"{"u":{"value":3}}"#, isAttributes: true)
        #expect(count > 4_000)
    }
}
