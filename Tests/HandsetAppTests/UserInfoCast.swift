import HandsetUIKit
import Testing

/// A cast of app code, and its value on iOS.
struct UserInfoCast: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let holds: @Sendable ([AnyHashable: Any]) -> Bool

    init(_ words: String, _ holds: @escaping @Sendable ([AnyHashable: Any]) -> Bool) {
        testDescription = words
        self.holds = holds
    }

    // Sources: "SE-0170: NSNumber bridging and numeric types", by which a number becomes another type only if nothing of
    // it is lost, and a Boolean only if it is 0 or 1; the bridging of collections in Foundation's overlay ("SE-0069",
    // "SE-0072").

    static let texts = [
        UserInfoCast("text as? String") { $0["text"] as? String == "hello" },
        UserInfoCast("text as? NSString") { $0["text"] as? NSString == "hello" },
        UserInfoCast("text as? Int is nil") { $0["text"] as? Int == nil },
        UserInfoCast("text as? NSNumber is nil") { $0["text"] as? NSNumber == nil },
        UserInfoCast("text as? Bool is nil") { $0["text"] as? Bool == nil },
        UserInfoCast("text as? [String: Any] is nil") { $0["text"] as? [String: Any] == nil },
        UserInfoCast("text as? URL is nil") { $0["text"] as? URL == nil },
        UserInfoCast("digits as? Int is nil") { $0["digits"] as? Int == nil },
        UserInfoCast("(digits as? NSString)?.integerValue") {
            ($0["digits"] as? NSString)?.integerValue == 42
        },
        UserInfoCast("empty as? String") { ($0["empty"] as? String)?.isEmpty == true },
        UserInfoCast("emoji as? String") { $0["emoji"] as? String == "👋🏽" },
        UserInfoCast("a missing key") { $0["missing"] == nil },
        UserInfoCast("the key as NSString") { $0["text" as NSString] as? String == "hello" },
        UserInfoCast("the key as AnyHashable") { $0[AnyHashable("text")] as? String == "hello" },
    ]

    static let numbers = [
        UserInfoCast("int as? Int") { $0["int"] as? Int == 7 },
        UserInfoCast("int as? Int64") { $0["int"] as? Int64 == 7 },
        UserInfoCast("int as? UInt8") { $0["int"] as? UInt8 == 7 },
        UserInfoCast("int as? Double") { $0["int"] as? Double == 7 },
        UserInfoCast("int as? Float") { $0["int"] as? Float == 7 },
        UserInfoCast("int as? CGFloat") { $0["int"] as? CGFloat == 7 },
        UserInfoCast("int as? NSNumber") { $0["int"] as? NSNumber == 7 },
        UserInfoCast("int as? String is nil") { $0["int"] as? String == nil },
        UserInfoCast("int as? Bool is nil") { $0["int"] as? Bool == nil },
        UserInfoCast("one as? Bool") { $0["one"] as? Bool == true },
        UserInfoCast("zero as? Bool") { $0["zero"] as? Bool == false },
        UserInfoCast("one as? Int") { $0["one"] as? Int == 1 },
        UserInfoCast("negative as? Int") { $0["negative"] as? Int == -3 },
        UserInfoCast("negative as? UInt is nil") { $0["negative"] as? UInt == nil },
        UserInfoCast("large as? Int8 is nil") { $0["large"] as? Int8 == nil },
        UserInfoCast("large as? Int32") { $0["large"] as? Int32 == 70_000 },
        UserInfoCast("real as? Double") { $0["real"] as? Double == 2.5 },
        UserInfoCast("real as? Float") { $0["real"] as? Float == 2.5 },
        UserInfoCast("real as? Int is nil") { $0["real"] as? Int == nil },
        UserInfoCast("real as? Bool is nil") { $0["real"] as? Bool == nil },
        UserInfoCast("(real as? NSNumber)?.intValue") {
            ($0["real"] as? NSNumber)?.intValue == 2
        },
        UserInfoCast("whole as? Int") { $0["whole"] as? Int == 2 },
        UserInfoCast("tenth as? Float is nil") { $0["tenth"] as? Float == nil },
        UserInfoCast("beyond as? Double is nil") { $0["beyond"] as? Double == nil },
        UserInfoCast("yes as? Bool") { $0["yes"] as? Bool == true },
        UserInfoCast("no as? Bool") { $0["no"] as? Bool == false },
        UserInfoCast("yes as? Int") { $0["yes"] as? Int == 1 },
        UserInfoCast("yes as? NSNumber") { $0["yes"] as? NSNumber == true },
        UserInfoCast("yes as? String is nil") { $0["yes"] as? String == nil },
        UserInfoCast("null as? NSNull") { $0["null"] as? NSNull != nil },
        UserInfoCast("null is there") { $0["null"] != nil },
        UserInfoCast("null as? String is nil") { $0["null"] as? String == nil },
        UserInfoCast("null as? Int is nil") { $0["null"] as? Int == nil },
    ]

    static let containers = [
        UserInfoCast("aps as? [String: Any]") { ($0["aps"] as? [String: Any])?.count == 3 },
        UserInfoCast("aps as? [String: AnyObject]") {
            ($0["aps"] as? [String: AnyObject])?["badge"] as? Int == 5
        },
        UserInfoCast("aps as? [AnyHashable: Any]") {
            ($0["aps"] as? [AnyHashable: Any])?["badge"] as? Int == 5
        },
        UserInfoCast("aps as? NSDictionary") {
            ($0["aps"] as? NSDictionary)?["sound"] as? String == "default"
        },
        UserInfoCast("aps as? [NSString: Any]") { ($0["aps"] as? [NSString: Any])?.count == 3 },
        UserInfoCast("aps as? [String: NSObject]") {
            ($0["aps"] as? [String: NSObject])?["badge"] == NSNumber(value: 5)
        },
        UserInfoCast("aps as? [String: String] is nil") { $0["aps"] as? [String: String] == nil },
        UserInfoCast("alert as? [String: String]") {
            ($0["aps"] as? [String: Any])?["alert"] as? [String: String]
                == ["title": "T", "body": "B"]
        },
        UserInfoCast("alert as? String is nil") {
            ($0["aps"] as? [String: Any])?["alert"] as? String == nil
        },
        UserInfoCast("nested as? [String: [String: Int]]") {
            $0["nested"] as? [String: [String: Int]] == ["a": ["b": 1]]
        },
        UserInfoCast("list as? [Int]") { $0["list"] as? [Int] == [1, 2, 3] },
        UserInfoCast("list as? [Double]") { $0["list"] as? [Double] == [1, 2, 3] },
        UserInfoCast("list as? [NSNumber]") { ($0["list"] as? [NSNumber])?.count == 3 },
        UserInfoCast("list as? NSArray") { ($0["list"] as? NSArray)?.count == 3 },
        UserInfoCast("list as? [Any]") { ($0["list"] as? [Any])?.last as? Int == 3 },
        UserInfoCast("list as? [String] is nil") { $0["list"] as? [String] == nil },
        UserInfoCast("list as? [Bool] is nil") { $0["list"] as? [Bool] == nil },
        UserInfoCast("words as? [String]") { $0["words"] as? [String] == ["a", "b"] },
        UserInfoCast("words as? [AnyObject]") { ($0["words"] as? [AnyObject])?.count == 2 },
        UserInfoCast("words as? Set<String> is nil") { $0["words"] as? Set<String> == nil },
        UserInfoCast("mixed as? [String] is nil") { $0["mixed"] as? [String] == nil },
        UserInfoCast("mixed's third as? NSNull") {
            ($0["mixed"] as? [Any])?[2] as? NSNull != nil
        },
        UserInfoCast("mixed's last as? [String: String]") {
            ($0["mixed"] as? [Any])?.last as? [String: String] == ["k": "v"]
        },
        UserInfoCast("none as? [Any]") { ($0["none"] as? [Any])?.isEmpty == true },
    ]

    static let wholes = [
        UserInfoCast("userInfo as? [String: Any]") {
            ($0 as? [String: Any])?["text"] as? String == "hello"
        },
        UserInfoCast("userInfo as? [String: AnyObject]") {
            ($0 as? [String: AnyObject])?["int"] as? Int == 7
        },
        UserInfoCast("userInfo as NSDictionary") {
            ($0 as NSDictionary)["int"] as? Int == 7
        },
        UserInfoCast("value(forKey:)") {
            ($0 as NSDictionary).value(forKey: "text") as? String == "hello"
        },
        UserInfoCast("value(forKeyPath:)") {
            ($0 as NSDictionary).value(forKeyPath: "aps.alert.title") as? String == "T"
        },
        UserInfoCast("value(forKeyPath:) of a key that is not there") {
            ($0 as NSDictionary).value(forKeyPath: "aps.none.title") == nil
        },
        UserInfoCast("the order of cases in a switch") { userInfo in
            switch userInfo["int"] {
            case is Bool, is String: false
            case let number as Int: number == 7
            default: false
            }
        },
        UserInfoCast("compactMapValues as? String") {
            Set($0.compactMapValues { $0 as? String }.keys)
                == ["text", "digits", "empty", "emoji"]
        },
        UserInfoCast("as? NSSecureCoding objects of JSONSerialization") {
            JSONSerialization.isValidJSONObject($0)
        },
    ]
}
