import HandsetTree

extension Advice {
    /// The lines for the notification center, its delegate and payloads.
    static let ofNotifications: [String: [CodeLanguage: [String]]] = [
        "weak-delegate": [
            .objectiveC: [
                "@property (nonatomic, strong) NotificationHandler *notifications;",
                "UNUserNotificationCenter.currentNotificationCenter.delegate = self.notifications;",
            ]
        ],
        "no-center-delegate": [.objectiveC: [delegate]],
        "late-delegate": [.objectiveC: [delegate]],
        "delegate-replaced": [.objectiveC: [delegate]],
        "misspelt-method": [.objectiveC: didReceive],
        "launch-options-with-scenes": [
            .objectiveC: [
                "if (connectionOptions.notificationResponse) {",
                "    [self open:connectionOptions.notificationResponse.notification.request.content.userInfo];",
                "}",
            ]
        ],
        "only-fetch": [.objectiveC: didReceive],
        "no-did-receive": [.objectiveC: didReceive],
        "no-foreground-presentation": [
            .objectiveC: [
                "completionHandler(UNNotificationPresentationOptionBanner | UNNotificationPresentationOptionList",
                "    | UNNotificationPresentationOptionSound | UNNotificationPresentationOptionBadge);",
            ]
        ],
        "handler-not-called": [.objectiveC: ["completionHandler();", "return;"]],
        "extension-without-handler": [
            .objectiveC: ["contentHandler(request.content);", "return;"]
        ],
        "no-fetch-method": [
            .objectiveC: [
                "- (void)application:(UIApplication *)application",
                "    didReceiveRemoteNotification:(NSDictionary *)userInfo",
                "          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler",
            ]
        ],
        "unknown-category": [
            .objectiveC: [
                "UNNotificationCategory *category =",
                "    [UNNotificationCategory categoryWithIdentifier:@\"…\" actions:actions",
                "                                intentIdentifiers:@[] options:0];",
                "[center setNotificationCategories:[NSSet setWithObject:category]];",
            ]
        ],
        "never-registered": [
            .objectiveC: ["[UIApplication.sharedApplication registerForRemoteNotifications];"]
        ],
        "swizzling-off": [.objectiveC: ["[FIRMessaging messaging].APNSToken = deviceToken;"]],
        "no-alert-permission": [.objectiveC: permission],
        "provisional": [.objectiveC: permission],
        "data-as-text": [
            .objectiveC: [
                "NSDictionary *body = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];"
            ],
            .javaScript: ["const body = JSON.parse(message.data.body);"],
            .dart: ["final body = jsonDecode(message.data['body']);"],
        ],
    ]

    static let delegate =
        "UNUserNotificationCenter.currentNotificationCenter.delegate = self;"
    private static let didReceive = [
        "- (void)userNotificationCenter:(UNUserNotificationCenter *)center",
        "    didReceiveNotificationResponse:(UNNotificationResponse *)response",
        "             withCompletionHandler:(void (^)(void))completionHandler {",
        "    [self open:response.notification.request.content.userInfo];",
        "    completionHandler();",
        "}",
    ]
    static let permission = [
        "UNAuthorizationOptions options = UNAuthorizationOptionAlert | UNAuthorizationOptionBadge",
        "    | UNAuthorizationOptionSound;",
        "[center requestAuthorizationWithOptions:options",
        "                      completionHandler:^(BOOL granted, NSError *error) {}];",
    ]
}
