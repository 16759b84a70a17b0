/// The text for somebody who types `handset` alone.
enum Introduction {
    /// Four commands to try, and where to go on.
    static let text = """
        Handset is a phone in a terminal: it shows what an app does with a push notification.

          handset explain push.json    check a payload: typing errors, types, size, what the app reads
          handset matrix push.json     see what a phone does with it, in each state of the app
          handset listen               receive pushes from your sender, in place of Apple's service
          handset test                 run the suites of this folder, in CI too

        Instead of a file, give the payload: handset explain '{"aps":{"alert":"hi","session":"42"}}'
        Start with an app file, a rule and a suite of your own: handset init
        Everything else: handset --help

        """
}
