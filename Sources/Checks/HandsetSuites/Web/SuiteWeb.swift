package import Handset
package import HandsetWeb

/// The web view of a suite: the app's pages, and the answers to their requests.
package struct SuiteWeb: Sendable {
    package var site: WebSite
    package var answers: RequestFixtures

    package init(site: WebSite, answers: RequestFixtures = []) {
        self.site = site
        self.answers = answers
    }
}
