import Handset
import Testing

@Suite struct LookupURLTemplateTests {
    @Test("The session is put in as it is")
    func verbatim() throws {
        let lookup = SessionRule.app.lookup(of: "\"a&b\\\n%@")
        #expect(
            lookup.url == "http://URLHERE.cloudapp.net/Session/Lookup?session=\"a&b\\\n%@")
        #expect(
            lookup.javaScript
                == "handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=\"a&b\\\n%@\");"
        )
    }

    @Test("Every other character of a template stands for itself")
    func literal() throws {
        let template = try LookupURLTemplate("x://%%/%20/%@#%d")
        #expect(template.url(of: "1") == "x://%%/%20/1#%d")
        #expect(template.description == "x://%%/%20/%@#%d")
    }

    @Test(
        "A template has %@ exactly once",
        arguments: [("", 0), ("http://a/?s=", 0), ("%@%@", 2), ("%@/%@/%@", 3)])
    func placeholders(text: String, count: Int) {
        #expect(throws: LookupURLTemplate.TemplateError(text: text, placeholderCount: count)) {
            try LookupURLTemplate(text)
        }
    }

    @Test("A combining character behind %@ does not hide it")
    func combining() throws {
        #expect(try LookupURLTemplate("a%@\u{301}").url(of: "x") == "ax\u{301}")
    }
}
