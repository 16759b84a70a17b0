import Handset
import HandsetOS
import HandsetUIKit
import Testing

/// The texts that an app prints, which are those of Darwin.
@Suite struct AppPrintingTests {
    private static let json = #"""
        {"text":"grüße","yes":true,"null":null,"real":64.4,"negative":-1,
        "aps":{"alert":{"loc-args":["Jenna B",{"id":7}],"body":"Hi there"},"badge":9}}
        """#
    private static let aps = """
        {
            alert =     {
                body = "Hi there";
                "loc-args" =         (
                    "Jenna B",
                                {
                        id = 7;
                    }
                );
            };
            badge = 9;
        }
        """
    private static let whole =
        "[AnyHashable(\"aps\"): \(aps), AnyHashable(\"negative\"): -1, AnyHashable(\"null\"): <null>, "
        + "AnyHashable(\"real\"): 64.40000000000001, AnyHashable(\"text\"): grüße, AnyHashable(\"yes\"): 1]"

    private func userInfo() throws -> [AnyHashable: Any] { try Payload(json: Self.json).foundation }

    /// Returns what print writes.
    private func printed(_ items: Any...) -> String {
        var text = ""
        for item in items { HandsetUIKit.print(item, terminator: "", to: &text) }
        return text
    }

    @Test("print and the texts of Swift show a dictionary as Darwin does")
    func swift() throws {
        let userInfo = try userInfo()
        #expect(printed(userInfo) == Self.whole)
        #expect(String(describing: userInfo) == Self.whole)
        #expect("\(userInfo)" == Self.whole)
        #expect(userInfo.description == Self.whole)
        #expect(printed(userInfo["aps"] as Any) == "Optional(\(Self.aps))")
        #expect("\(userInfo["aps"] ?? 0)" == Self.aps)
        #expect("\(userInfo["yes"] ?? 0) \(userInfo["text"] ?? 0)" == "1 grüße")
        let optional: [AnyHashable: Any]? = userInfo
        #expect(String(describing: optional) == "Optional(\(Self.whole))")
        #expect([1, 2].map(String.init(describing:)) == ["1", "2"])
        #expect("\([1, 2]) \(["a": 1]) \(type(of: self))" == "[1, 2] [\"a\": 1] AppPrintingTests")
        let list = try #require(userInfo["aps"] as? [String: Any])
        #expect("\(list["badge"] ?? 0)" == "9")
        #expect(printed(["a": NSNumber(value: true)] as [String: Any]) == #"["a": 1]"#)
        let array: [Any] = [NSNull(), "b", 1]
        #expect(printed(array as Any) == #"[<null>, "b", 1]"#)
        #expect(printed([:] as [AnyHashable: Any]) == "[:]")
        #expect(printed(Int?.none as Any, "a") == "nila")
    }

    // In a process of its own: in the others', the phone of another test may decide the version.
    @Test("%@ shows dictionaries, data, dates and errors as Darwin does")
    func formats() async {
        await #expect(processExitsWith: .success) {
            let userInfo = try Payload(json: AppPrintingTests.json).foundation
            let log = { ObjectText.formatted("%@", [$0 as any CVarArg]) }
            #expect(log(userInfo["aps"] as? NSDictionary ?? [:]) == AppPrintingTests.aps)
            #expect(
                log(userInfo as NSDictionary).hasPrefix("{\n    aps =     {\n        alert ="))
            #expect(log(userInfo).hasSuffix("text = \"gr\\U00fc\\U00dfe\";\n    yes = 1;\n}"))
            #expect(log(NSNumber(value: true)) == "1")
            #expect(log(NSNull()) == "<null>")
            #expect(log(Data([10, 11, 12, 13])) == "{length = 4, bytes = 0x0a0b0c0d}")
            #expect(
                log(
                    ["token": Data([10, 11]), "at": Date(timeIntervalSince1970: 0)] as NSDictionary)
                    == "{\n    at = \"1970-01-01 00:00:00 +0000\";\n    token = {length = 2, bytes = 0x0a0b};\n}"
            )
            #expect(
                log(Registration.Failure.simulator.foundation(on: .iOS(18)))
                    == "Error Domain=NSCocoaErrorDomain Code=3010 \"remote notifications are not supported in the simulator\" UserInfo={NSLocalizedDescription=remote notifications are not supported in the simulator}"
            )
            #expect(ObjectText.formatted("%d of %@: %.1f", [7, "x", 2.5]) == "7 of x: 2.5")
        }
    }

    @Test("print, NSLog and os_log write the same bytes in a process")
    func output() async throws {
        let result = try #require(
            await #expect(
                processExitsWith: .success,
                observing: [\.standardOutputContent, \.standardErrorContent]
            ) {
                let userInfo = try Payload(json: #"{"aps":{"loc-key":"a b"}}"#).foundation
                print(userInfo, 1, separator: "|", terminator: "!\n")
                debugPrint("a", userInfo)
                NSLog("got %@ and %@", userInfo as NSDictionary, Data([1]) as NSData)
                os_log("token %{public}@", userInfo as NSDictionary)
                Logger(subsystem: "s", category: "push").info("\(userInfo, privacy: .public)")
            })
        let text = "{\n    \"loc-key\" = \"a b\";\n}"
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(output.contains("[AnyHashable(\"aps\"): \(text)]|1!\n"))
        #expect(output.contains("\"a\" [AnyHashable(\"aps\"): \(text)]\n"))
        let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
        let nested = "{\n    aps =     {\n        \"loc-key\" = \"a b\";\n    };\n}"
        #expect(errors.contains("] got \(nested) and {length = 1, bytes = 0x01}\n"))
        #expect(errors.contains("token \(nested)\n"))
        #expect(errors.contains("[push] [AnyHashable(\"aps\"): \(text)]\n"))
    }
}
