import Handset

/// A statement that the app has evaluated in its web view for a session.
package struct PageStatement: Hashable, Sendable {
    /// The time in milliseconds since 1970.
    package let time: Int
    package let session: String
    package let url: String
    package let javaScript: String
    /// The name of the step that led to it, such as `tap`.
    package let cause: String

    package init(time: Int, session: String, url: String, javaScript: String, cause: String) {
        self.time = time
        self.session = session
        self.url = url
        self.javaScript = javaScript
        self.cause = cause
    }

    /// Returns the statement as the members of an object; its index counts from 1.
    func members(_ index: Int) -> JSONMembers {
        [
            "index": .integer(index), "time": .string(PageTime.text(time)),
            "session": .string(session), "url": .string(url), "javascript": .string(javaScript),
            "cause": .string(cause),
        ]
    }

    /// The memory that the statement takes, in bytes.
    var byteCount: Int { 128 + session.utf8.count + url.utf8.count + javaScript.utf8.count }
}
