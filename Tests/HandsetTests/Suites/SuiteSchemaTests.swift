import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The schema for editors agrees with the reader.
@Suite struct SuiteSchemaTests {
    /// A value of the schema, by the keys on the way to it.
    private func schema<Value>(_ path: [String], as type: Value.Type) throws -> Value {
        var value = try JSONSerialization.jsonObject(
            with: Data(try Repository.bytes(of: "samples/suites/suite.schema.json")))
        for key in path {
            let object = try #require(value as? [String: Any])
            value = try #require(object[key], "\(path)")
        }
        return try #require(value as? Value, "\(path)")
    }

    /// The names that the reader lists in its advice on an unknown one.
    private func known(_ json: String) throws -> [String] {
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionSuite(json: Array(json.utf8), source: "s")
        }
        let advice = try #require(
            error.problems.first { $0.finding == "the key \"unheard-of\" is not known here" }?
                .advice)
        return advice.matches(of: /"([^"]+)"/).map { String($0.output.1) }
    }

    @Test("The keys are those of the reader, and no others")
    func keys() throws {
        for (json, path) in [
            (#"{"unheard-of": 1}"#, []),
            (#"{"cases": [{"unheard-of": 1}]}"#, ["$defs", "case"]),
            (#"{"device": {"unheard-of": 1}}"#, ["$defs", "device"]),
            (#"{"device": {"categories": [{"unheard-of": 1}]}}"#, ["$defs", "category"]),
            (
                #"{"device": {"categories": [{"actions": [{"unheard-of": 1}]}]}}"#,
                ["$defs", "category", "properties", "actions", "items"]
            ),
        ] {
            let properties = try schema(path + ["properties"], as: [String: Any].self)
            #expect(Set(properties.keys) == Set(try known(json)))
        }
        #expect(try schema(["additionalProperties"], as: Bool.self) == false)
        for part in ["case", "device"] {
            #expect(try schema(["$defs", part, "additionalProperties"], as: Bool.self) == false)
        }
    }

    @Test("One of the expectations is required")
    func expectations() throws {
        let required = try schema(["$defs", "case", "anyOf"], as: [[String: [String]]].self)
        let json = #"{"cases": [{"name": "a", "payload": {}}]}"#
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionSuite(json: Array(json.utf8), source: "s")
        }
        let names = required.compactMap { $0["required"]?.first.map { "\"\($0)\"" } }
        #expect(
            error.problems.map(\.advice) == ["add one of \(names.joined(separator: ", "))"])
    }

    @Test("The names are those that the reader knows, in their order")
    func names() throws {
        func names(_ path: String...) throws -> [String] {
            try schema(["$defs"] + path + ["enum"], as: [Any].self).compactMap { $0 as? String }
        }
        #expect(
            try names("case", "properties", "hazards", "items")
                == Hazard.Kind.allCases.map(\.identifier))
        #expect(
            try names("case", "properties", "refused")
                == PayloadRefusal.Reason.allCases.map(\.description))
        #expect(try names("case", "properties", "pushType") == PushType.allCases.map(\.name))
        let action = ["$defs", "device", "properties", "action", "anyOf"]
        let actions = try schema(action, as: [[String: Any]].self)
        #expect(actions.first?["enum"] as? [String] == UserAction.allCases.map(\.rawValue))
        #expect(
            try names(
                "category", "properties", "actions", "items", "properties", "options", "items")
                == NotificationAction.Options.allNames)
    }

    @Test("The device has the members of the table and the built-in app, with their words in order")
    func device() throws {
        let path = ["$defs", "device", "properties"]
        let properties = try schema(path, as: [String: [String: Any]].self)
        #expect(Set(properties.keys) == Set(DeviceMember.allCases.map(\.rawValue) + ["like"]))
        // Other words for states, which people use.
        let states = ["foreground", "terminated", "killed"]
        for word in states { #expect(AppState(word: word) != nil) }
        for member in DeviceMember.allCases {
            let property = try #require(properties[member.rawValue], "\(member)")
            let items = property["items"] as? [String: Any]
            switch member.setting.form {
            case .boolean: #expect(property["type"] as? String == "boolean", "\(member)")
            case .name(let names):
                let others = member == .appState ? states : []
                #expect(property["enum"] as? [String] == names + others, "\(member)")
            case .names(let names): #expect(items?["enum"] as? [String] == names, "\(member)")
            case .version: #expect(property["oneOf"] != nil, "\(member)")
            case .categories: #expect(items?["$ref"] as? String == "#/$defs/category")
            case .action, .assumptions: break
            }
        }
    }

    @Test("The names about the phone are those that the reader knows, in their order")
    func namesOfThePhone() throws {
        func names(_ path: String...) throws -> [String] {
            try schema(["$defs"] + path + ["enum"], as: [String].self)
        }
        for point in UnconfirmedPoint.allCases {
            #expect(
                try names("device", "properties", "assume", "properties", point.rawValue)
                    == point.choices)
        }
        let points = try schema(
            ["$defs", "device", "properties", "assume", "properties"], as: [String: Any].self)
        #expect(Set(points.keys) == Set(UnconfirmedPoint.allCases.map(\.rawValue)))
        for (key, value) in [("callbacks", "[\"x\"]"), ("display", "[\"x\"]")] {
            let json = "{\"cases\": [{\"name\": \"a\", \"payload\": {}, \"\(key)\": \(value)}]}"
            let error = try #require(throws: JSONDocumentError.self) {
                try SessionSuite(json: Array(json.utf8), source: "s")
            }
            let known = error.problems.flatMap {
                $0.advice.matches(of: /"([^"]+)"/).map { String($0.output.1) }
            }
            #expect(try names("case", "properties", key, "items") == known)
        }
    }

    @Test("The schema does not count as a suite")
    func noSuite() throws {
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionSuite(
                json: Repository.bytes(of: "samples/suites/suite.schema.json"), source: "s")
        }
        #expect(error.problems.contains { $0.finding == "there is no \"cases\" in this object" })
    }
}
