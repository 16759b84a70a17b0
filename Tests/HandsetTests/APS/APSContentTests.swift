import Handset
import Testing

@Suite struct APSContentTests {
    private func content(_ aps: String) throws -> APSContent {
        APSContent(try Payload(json: #"{"aps":\#(aps)}"#))
    }

    /// Values of each kind, and some that are empty.
    private static let values = [
        "null", "true", "false", "0", "1", "-1", "2.5", #""""#, #""text""#, #""1""#, "[]", "[1]",
        #"["a"]"#, "{}", #"{"a":1}"#,
    ]

    private func accepted(by holds: (APSContent) -> Bool, for key: String) throws -> [String] {
        try Self.values.filter { holds(try content(#"{"\#(key)":\#($0)}"#)) }
    }

    @Test("A payload without an aps dictionary has no content")
    func none() throws {
        for json in ["{}", #"{"aps":null}"#, #"{"aps":"alert"}"#, #"{"aps":["alert"]}"#] {
            let content = APSContent(try Payload(json: json))
            #expect(content.display == .nothing)
            #expect(content.alertBody == nil && content.category == nil)
            #expect(content.threadIdentifier == nil && content.interruptionLevel == nil)
            #expect(!content.isContentAvailable && !content.isMutable)
            #expect(content.faults == [])
        }
    }

    @Test("What stands beside aps is not looked at")
    func outside() throws {
        let content = APSContent(
            try Payload(json: #"{"aps":{},"alert":"a","badge":1,"content-available":1}"#))
        #expect(content.display == .nothing)
        #expect(!content.isContentAvailable)
    }

    @Test("An alert is a text or a dictionary with something in it")
    func alert() throws {
        #expect(
            try accepted(by: \.hasAlert, for: "alert") == [
                #""text""#, #""1""#, #"{"a":1}"#,
            ])
    }

    @Test("The alert's text is the text itself, or its body")
    func alertBody() throws {
        #expect(try content(#"{"alert":"a"}"#).alertBody == "a")
        #expect(try content(#"{"alert":{"body":"b","title":"c"}}"#).alertBody == "b")
        #expect(try content(#"{"alert":{"loc-key":"GREETING"}}"#).alertBody == nil)
        #expect(try content(#"{"alert":{"body":1}}"#).alertBody == nil)
        #expect(try content(#"{"alert":1}"#).alertBody == nil)
    }

    @Test(
        "A badge is any number without its fraction",
        arguments: [
            ("0", 0), ("1", 1), ("-1", -1), ("2.5", 2), ("-2.5", -2), ("1e3", 1000),
            ("1e300", nil), ("-1e300", nil), ("9223372036854775807", nil), (#""1""#, nil),
            ("true", nil), ("null", nil), ("[1]", nil), ("{}", nil),
        ] as [(String, Int?)])
    func badge(value: String, badge: Int?) throws {
        let found = try content(#"{"badge":\#(value)}"#)
        #expect(found.badge == badge)
        #expect(found.display == NotificationDisplay(badge: badge))
    }

    @Test("New content is the number 1")
    func contentAvailable() throws {
        #expect(try accepted(by: \.isContentAvailable, for: "content-available") == ["1"])
        #expect(try content(#"{"content-available":1.0}"#).isContentAvailable)
    }

    @Test("Identifiers are texts with something in them")
    func identifiers() throws {
        for (key, value) in [
            ("category", \APSContent.category), ("thread-id", \.threadIdentifier),
            ("interruption-level", \.interruptionLevel),
        ] {
            let texts = try accepted(by: { $0[keyPath: value] != nil }, for: key)
            #expect(texts == [#""text""#, #""1""#])
            #expect(try content(#"{"\#(key)":"text"}"#)[keyPath: value] == "text")
        }
    }

    @Test("A notification is mutable with the number 1 and an alert")
    func isMutable() throws {
        #expect(try content(#"{"alert":"a","mutable-content":1}"#).isMutable)
        #expect(try !content(#"{"mutable-content":1}"#).isMutable)
        #expect(try !content(#"{"alert":"","mutable-content":1}"#).isMutable)
        #expect(try !content(#"{"alert":"a","mutable-content":true}"#).isMutable)
        #expect(try !content(#"{"alert":"a","mutable-content":2}"#).isMutable)
        #expect(try !content(#"{"alert":"a"}"#).isMutable)
    }

    @Test("All that is to be shown and played is told in one line")
    func display() throws {
        let display = try content(#"{"alert":"a","badge":3,"sound":"x.caf"}"#).display
        #expect(
            display
                == NotificationDisplay(
                    showsAlert: true, badge: 3, sound: APSSound(name: "x.caf")))
        #expect("\(display)" == "alert, badge 3, sound x.caf")
        #expect(try "\(content(#"{"badge":0}"#).display)" == "badge 0")
        #expect("\(NotificationDisplay.nothing)" == "nothing")
    }
}
