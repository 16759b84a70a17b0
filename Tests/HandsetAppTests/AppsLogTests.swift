import HandsetOS
import Testing

/// The log of an app.
@Suite struct AppsLogTests {
    @Test("A message has its values, whatever their privacy is")
    func messages() {
        let message: OSLogMessage = "token \("ab", privacy: .private) of \(7)"
        #expect(message.text == "token ab of 7")
    }
}
