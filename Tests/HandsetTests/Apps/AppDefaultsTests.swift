import Handset
import Testing

/// The files of the values that an app finds in its defaults.
@Suite struct AppDefaultsTests {
    @Test("A file has the app's own values and those of its suites")
    func values() throws {
        let defaults = try AppDefaults(
            json: Array(
                #"{"defaults": {"isOn": true, "count": 3}, "suites": {"group.a": {"name": "Ann"}}}"#
                    .utf8), source: "defaults.json")
        #expect(defaults.standard["isOn"]?.boolean == true)
        #expect(defaults.standard["count"]?.integer == 3)
        #expect(defaults.suites["group.a"]?["name"]?.string == "Ann")
    }

    @Test(
        "What is wrong with a file is told with its place",
        arguments: [
            (#"{"default": {}}"#, "the key \"default\" is not known here"),
            (#"{"defaults": []}"#, "\"defaults\" is an array"),
            (#"{"defaults": {"a": [null]}}"#, "the value of a is null or has a null in it"),
            (#"{"suites": {"group.a": 1}}"#, "\"suites\" is an object"),
        ])
    func refusals(json: String, finding: String) throws {
        let error = #expect(throws: JSONDocumentError.self) {
            try AppDefaults(json: Array(json.utf8), source: "defaults.json")
        }
        #expect(error?.problems.count == 1)
        #expect(error?.problems.first?.finding.isEmpty == false)
        if !finding.hasPrefix("\"") { #expect(error?.problems.first?.finding == finding) }
    }
}
