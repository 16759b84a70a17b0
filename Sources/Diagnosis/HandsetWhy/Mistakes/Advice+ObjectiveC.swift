import HandsetTree

extension Advice {
    /// The lines of all mistakes in other languages than Swift, by the mistake's name.
    static let others: [String: [CodeLanguage: [String]]] =
        ofNotifications
        .merging(ofScenes) { first, _ in first }
        .merging(ofCalls) { first, _ in first }
        .merging(ofLibraries) { first, _ in first }

    private static let ofScenes: [String: [CodeLanguage: [String]]] = [
        "no-scenes": [
            .objectiveC: [
                "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>",
                "@property (nonatomic, strong) UIWindow *window;",
                "@end",
                "@implementation SceneDelegate",
                "- (void)scene:(UIScene *)scene",
                "    willConnectToSession:(UISceneSession *)session",
                "                 options:(UISceneConnectionOptions *)connectionOptions {",
                "    if (![scene isKindOfClass:UIWindowScene.class]) { return; }",
                "    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];",
                "}",
                "@end",
            ]
        ],
        "center-delegate-in-scene": [
            .objectiveC: [
                "UNUserNotificationCenter.currentNotificationCenter.delegate = notifications;"
            ]
        ],
        "response-handled-twice": [
            .objectiveC: [
                "NSString *identifier = [response.notification.request.identifier",
                "    stringByAppendingString:response.actionIdentifier];",
                "if ([self.seen containsObject:identifier]) { return; }",
                "[self.seen addObject:identifier];",
            ]
        ],
        "app-state-callback-with-scenes": [
            .objectiveC: [
                "- (void)sceneDidBecomeActive:(UIScene *)scene {",
                "    [UIApplication.sharedApplication registerForRemoteNotifications];",
                "}",
            ]
        ],
        "link-callbacks-in-app-delegate": [
            .objectiveC: [
                "- (void)scene:(UIScene *)scene",
                "    openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {",
                "    for (UIOpenURLContext *context in URLContexts) { [self route:context.URL]; }",
                "}",
            ]
        ],
        "rn-launch-options-with-scenes": [
            .objectiveC: [
                "NSMutableDictionary *options = [NSMutableDictionary new];",
                "UNNotificationResponse *response = connectionOptions.notificationResponse;",
                "if (response) {",
                "    options[UIApplicationLaunchOptionsRemoteNotificationKey] =",
                "        response.notification.request.content.userInfo;",
                "}",
                "[factory startReactNativeWithModuleName:name",
                "                               inWindow:window",
                "                          launchOptions:options];",
            ]
        ],
        "root-controller-at-launch": [
            .objectiveC: [
                "- (void)didInitializeImplicitFlutterEngine:",
                "    (NSObject<FlutterImplicitEngineBridge> *)engineBridge {",
                "    NSObject<FlutterBinaryMessenger> *messenger =",
                "        [engineBridge.applicationRegistrar messenger];",
                "}",
            ]
        ],
        "window-before-scene": [
            .objectiveC: [
                "UIViewController *root = self.window.rootViewController;",
                "if (!root) {",
                "    [self store:userInfo];",
                "    completionHandler(UIBackgroundFetchResultNewData);",
                "    return;",
                "}",
            ]
        ],
        "window-without-scene": [
            .objectiveC: [
                "if (![scene isKindOfClass:UIWindowScene.class]) { return; }",
                "self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];",
            ]
        ],
        "active-scene-at-tap": [
            .objectiveC: [
                "UIWindowScene *windowScene = nil;",
                "for (UIScene *scene in UIApplication.sharedApplication.connectedScenes) {",
                "    if ([scene isKindOfClass:UIWindowScene.class]) {",
                "        windowScene = (UIWindowScene *)scene;",
                "    }",
                "}",
                "UIViewController *root = windowScene.windows.firstObject.rootViewController;",
                "if (!root) { self.pending = info; return; }",
            ]
        ],
        "event-before-view": [
            .objectiveC: [
                "router.pending = identifier;",
                "- (void)viewDidAppear:(BOOL)animated {",
                "    [super viewDidAppear:animated];",
                "    [self.router openPending];",
                "}",
            ]
        ],
        "scene-rebuilt": [
            .objectiveC: [
                "if (app.window) { app.window.windowScene = windowScene; } else { [self build]; }"
            ]
        ],
    ]

    /// The lines for PushKit and CallKit.
    private static let ofCalls: [String: [CodeLanguage: [String]]] = [
        "registry-without-delegate": [
            .objectiveC: [
                "registry.delegate = self;",
                "registry.desiredPushTypes = [NSSet setWithObject:PKPushTypeVoIP];",
            ]
        ],
        "call-not-reported": [.objectiveC: report],
        "call-reported-late": [.objectiveC: report],
        "call-action-open": [.objectiveC: ["[action fulfill];"]],
        "callkit-not-linked": [.objectiveC: ["@import CallKit;"]],
    ]

    private static let report = [
        "[provider reportNewIncomingCallWithUUID:uuid",
        "                                 update:update",
        "                             completion:^(NSError *error) { completion(); }];",
    ]

    /// The lines for libraries, permissions, buttons, values and the service extension.
    private static let ofLibraries: [String: [CodeLanguage: [String]]] = [
        "library-without-delegate": [.objectiveC: [delegate]],
        "flutter-plugin-after-launch": [.objectiveC: [delegate]],
        "super-not-called": [
            .objectiveC: [
                "[super userNotificationCenter:center",
                "    didReceiveNotificationResponse:response",
                "             withCompletionHandler:completionHandler];",
            ]
        ],
        "token-not-handed-on": [
            .objectiveC: [
                "NSNotificationName name =",
                "    NSNotification.capacitorDidRegisterForRemoteNotifications;",
                "[NSNotificationCenter.defaultCenter postNotificationName:name",
                "                                                  object:deviceToken];",
            ]
        ],
        "response-not-handed-on": [
            .objectiveC: [
                "- (void)userNotificationCenter:(UNUserNotificationCenter *)center",
                "    didReceiveNotificationResponse:(UNNotificationResponse *)response",
                "             withCompletionHandler:(void (^)(void))completionHandler {",
                "    [RNCPushNotificationIOS didReceiveNotificationResponse:response];",
                "    completionHandler();",
                "}",
            ]
        ],
        "no-sound-permission": [.objectiveC: permission],
        "no-badge-permission": [.objectiveC: permission],
        "button-not-compared": [
            .objectiveC: [#"static NSString *const DeclineAction = @"decline";"#]
        ],
        "value-of-another-type": [
            .objectiveC: [
                #"id value = userInfo[@"id"];"#,
                "NSInteger identifier = [value respondsToSelector:@selector(integerValue)]",
                "    ? [value integerValue] : 0;",
            ]
        ],
        "opened-by-icon": [
            .objectiveC: [
                "UNUserNotificationCenter *center =",
                "    UNUserNotificationCenter.currentNotificationCenter;",
                "[center getDeliveredNotificationsWithCompletionHandler:",
                "    ^(NSArray<UNNotification *> *delivered) { [self show:delivered]; }];",
            ]
        ],
        "extension-without-expiry": [
            .objectiveC: [
                "- (void)serviceExtensionTimeWillExpire {",
                "    self.contentHandler(self.bestAttemptContent);",
                "}",
            ]
        ],
    ]
}
