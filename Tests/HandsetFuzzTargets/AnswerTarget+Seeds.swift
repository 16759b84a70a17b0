extension AnswerTarget {
    /// Payloads of which much is written, in shapes that once took time or memory in the square of their
    /// size.
    static let seeds: [[UInt8]] = [
        #"{"aps":{"k1":1,"k2":2,"allert":3,"bagde":4}}"#,
        #"{"a":{"session":1},"b":{"session":2},"c":"session = 3;"}"#,
        #"{"aps":{"session":"é\"&'\\\n"},"x":{"session":null}}"#,
        #"{"aps":{"alert":"session = session = 'session = ';"}}"#,
        #"{"session":"session = 👨‍👩‍👧🇩🇪🇩🇪é;"}"#,
        #"{"a":[[[[[[[[[[[[1]]]]]]]]]]]],"aps":{"session":"1"}}"#,
        #"{"aps":{"session":12345678901234567890,"session":1.50,"a":true}}"#,
        #"{"aps":["session",{"session":"1"},{"session":"2"}],"content-available":1}"#,
        #"{"aps":{"alert":{"title":1,"loc-args":[1]},"sound":{"name":2},"badge":"1"}}"#,
        #"{"Session":{"SESSION":"1"},"sesion":{"session":false}}"#,
        #"{"":{"":{"session":";';\";"}},"aps":null}"#,
        "\u{5A}session = \u{301}",
    ].map { Array($0.utf8) }
}
