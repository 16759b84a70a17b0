extension SweepShape {
    /// Logs with what nearly is a payload in some form, or with many payloads in one line.
    static let nearFinds: [SweepShape] =
        [
            .text("literals without an end", "x7b22 ", #"{\"#, ""),
            .text("literals with other escapes", "x7b22 ", #"{\a"#, ""),
            .text("members beyond the limit", "", "a = x7b22;\n", ""),
            .text("members with open arrays", "", "a = (x7b22,\n", ""),
            .text("members with open strings", "", "a=(\\\"x7b22\n", ""),
            .text("members with open comments", "", "a = {}/*x7b22\n", ""),
            .text("payloads with open comments", "", "aps={}/*\n", ""),
            .text("dictionaries with open comments", "x7b22 ", "{a/*", ""),
            .text("dictionaries with open strings", "x7b22 ", #"{a=\""#, "\n{"),
            .text("payloads with open strings", "", "aps={};a=(\\\"x\n\n", "{\n"),
            .text("payloads before a mistake", "", "aps=(x\n\n", ") foo\n"),
            .text("values in Swift without an end", "x7b22 ", #"["a": "x, "#, ""),
            .text("data without an end", "", "<7b22", ""),
            .text("payloads of one line", "", #"{"aps":{}} "#, ""),
            .text("payloads of one literal", #""payload": ""#, #"{\"aps\":{}}"#, "\""),
            .text("payloads in literals", "", #"{\"aps\":{}} "#, ""),
            .text("refusals of one literal", #""payload": ""#, #"{\"aps\":}"#, "\""),
            .list(
                "lines of many keys", "", { "\nkey: \($0), value: {\n a = 1;\n}\n" },
                "\nkey: aps, value: {\n}\n"),
            .text("deep payloads in Swift", "", "[AnyHashable(\"aps\"): \(nested)]\n", ""),
        ] + [mixed]

    private static let nested =
        String(repeating: "{a=", count: 1_000) + String(repeating: "}", count: 1_000)

    /// All forms, one after another, and those that are left open in one another.
    private static let mixed = SweepShape.text(
        "near-finds of all forms", "",
        #"""
        x7b22 {\a {\" a = (x7b22,
        a = x7b22;
        a=(\"x7b22
        a = {}/*x7b22
        aps={}/*
        {a/*{a=\"["a": "x, <7b22
        {"a":"{\"a\":\"{\\\"aps
        key: aps, value: x
        {"aps":{}} {\"aps\":{}}
        aps={};a=(\"x

        """#, "")
}
