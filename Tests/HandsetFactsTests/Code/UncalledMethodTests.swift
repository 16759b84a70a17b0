import HandsetFacts
import Testing

/// Methods of the center's delegate in types that are none.
@Suite struct UncalledMethodTests {
    private let delegate = """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
            [UNUserNotificationCenter currentNotificationCenter].delegate = self;
            return YES;
        }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)c didReceiveNotificationResponse:(UNNotificationResponse *)r
            withCompletionHandler:(void (^)(void))done {
            [Events userNotificationCenter:c didReceive:r withCompletionHandler:done];
        }
        @end
        """
    private let events = """
        @objc(Events) class Events: NSObject {
            @objc class func userNotificationCenter(_ c: UNUserNotificationCenter,
                didReceive response: UNNotificationResponse, withCompletionHandler done: () -> Void) { done() }
        }
        """

    @Test("A method that the app's delegate hands its callback to is not uncalled")
    func handedOn() {
        let both = reading(["AppDelegate.m": delegate, "Events.swift": events])
        #expect(lines(both, .uncalledMethod) == [])
        let line = "[Events userNotificationCenter:c didReceive:r withCompletionHandler:done];"
        let alone = reading([
            "AppDelegate.m": delegate.replacing(line, with: ""), "Events.swift": events,
        ])
        #expect(lines(alone, .uncalledMethod) == ["2 did-receive"])
    }
}
