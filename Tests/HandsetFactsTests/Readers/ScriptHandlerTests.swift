import HandsetFacts
import Testing

@Suite("Handlers in JavaScript and Dart")
struct ScriptHandlerTests {
    private func handlers(_ code: String, _ path: String = "app.js") -> [String] {
        lines(reading([path: code]), .handler)
    }

    @Test("A function of the app with the name of a handler is none")
    func ownFunctions() {
        let own = "export const getInitialNotification = async () => { return null; };"
        let use = """
            import { getInitialNotification } from './push';
            getInitialNotification().then(n => n);
            """
        #expect(lines(reading(["push.js": own, "index.js": use]), .handler).isEmpty)
        #expect(
            handlers("import { getInitialNotification } from '@wix/x';\ngetInitialNotification();")
                == [
                    "2 getInitialNotification"
                ])
        #expect(
            handlers(
                "class A { getInitialNotification() {}\n b() { this.getInitialNotification(); } }"
            )
            .isEmpty)
    }

    @Test(
        "Listeners of OneSignal for pushes are handlers",
        arguments: [
            ("OneSignal.Notifications.addEventListener('click', open);", ["1 click"]),
            (
                "OneSignal.Notifications.addEventListener('foregroundWillDisplay', (e) => {});",
                ["1 foregroundWillDisplay"]
            ),
            (
                "window.plugins.OneSignal.setNotificationOpenedHandler(open);",
                ["1 setNotificationOpenedHandler"]
            ),
            ("OneSignal.Notifications.addEventListener('permissionChange', ask);", []),
            ("OneSignal.InAppMessages.addEventListener('click', open);", []),
            ("button.addEventListener('click', open);", []),
        ])
    func oneSignal(code: String, found: [String]) {
        #expect(handlers(code) == found)
    }

    @Test("Cordova's plugin for Firebase asks for permission and registers")
    func firebaseOfCordova() {
        let found = reading([
            "app.js": "FirebasePlugin.grantPermission(show);\nmap.grantPermission(show);"
        ])
        #expect(lines(found, .authorization) == ["1 alert,badge,sound likely"])
        #expect(lines(found, .register) == ["1 permission likely"])
    }

    @Test("A notification that Capacitor's plugin schedules is the app's own")
    func scheduled() {
        let code =
            "class A { show() { this.localNotificationsPlugin.schedule({ notifications: [] }); }\n f() { jobs.schedule(); } }"
        #expect(lines(reading(["app.ts": code]), .localNotification) == ["1 schedule"])
    }

    @Test("OneSignal's listeners in Dart are handlers")
    func oneSignalInDart() {
        let code =
            "void f() {\nOneSignal.Notifications.addClickListener((event) { open(event); });\n}"
        #expect(handlers(code, "app.dart") == ["2 addClickListener"])
    }

    @Test("A handler within a function that its file calls when it is loaded is in time")
    func calledAtTop() {
        let handler = """
            export const listen = () => {
              try { setBackgroundMessageHandler(messaging, async m => {}); } catch {}
            };
            """
        let index = "import { listen } from './push';\nlisten();"
        let late = "import { listen } from './push';\nfunction App() { listen(); }"
        #expect(lines(reading(["push.js": handler, "index.js": index]), .handlerInside) == [])
        #expect(
            lines(reading(["push.js": handler, "index.js": late]), .handlerInside) == [
                "2 setBackgroundMessageHandler likely"
            ])
    }

    @Test("A function within another one is not taken for one of the same name elsewhere")
    func namesakes() {
        let push = """
            function start() {
              const take = async (message) => { notifee.displayNotification({ id: 1 }); };
              onMessage(messaging, take);
            }
            """
        let other = """
            function listen() {
              const take = ({ type }) => { log(type); };
              notifee.onForegroundEvent(take);
            }
            """
        let found = reading(["a.js": other, "b.js": push]).facts(of: .localNotification)
        #expect(found.map(\.detail) == ["onMessage"])
    }

    @Test("A parameter with the name of a handler is none")
    func parameters() {
        #expect(
            handlers(
                """
                import * as Notifications from 'expo-notifications';
                export const start = (onNotification) => { onNotification(1); };
                """
            ).isEmpty)
    }

    @Test("An event of Cordova counts if its object is one of the plugin")
    func cordova() {
        #expect(handlers("client.on('notification', n => n);").isEmpty)
        #expect(
            handlers("const p = PushNotification.init({});\np.on('notification', d => d);") == [
                "2 push.on.notification"
            ])
        #expect(handlers("push.on('notification', d => d);") == ["1 push.on.notification"])
    }

    @Test("An event of Firebase in Cordova that is set after the token comes late")
    func late() {
        let code = """
            class Push {
              start() { this.FCMPlugin.getToken().then(token => { this.handle(); }); }
              handle() { this.FCMPlugin.onNotification().subscribe(data => { open(data.url); }); }
            }
            """
        #expect(lines(reading(["push.ts": code]), .handlerLate) == ["3 onNotification likely"])
    }

    @Test("The response of Flutter's local notifications counts if they are set up for iOS")
    func flutterLocal() {
        func code(_ system: String) -> String {
            """
            void start() {
              plugin.initialize(
                settings: InitializationSettings(\(system): Settings()),
                onDidReceiveNotificationResponse: (response) => open(response.payload),
              );
            }
            """
        }
        #expect(handlers(code("iOS"), "a.dart") == ["4 onDidReceiveNotificationResponse"])
        #expect(handlers(code("linux"), "a.dart").isEmpty)
        #expect(lines(reading(["a.dart": code("iOS")]), .routes) == ["4 did-receive likely"])
        #expect(lines(reading(["a.dart": code("iOS")]), .key).isEmpty)
    }

    @Test("A static method with its mark may be the handler for the background")
    func staticHandler() {
        func code(_ words: String) -> String {
            """
            class Push {
              void start() { FirebaseMessaging.onBackgroundMessage(_handle); }
              @pragma('vm:entry-point')
              \(words) Future<void> _handle(RemoteMessage message) async { save(message.data['id']); }
            }
            """
        }
        #expect(lines(reading(["a.dart": code("static")]), .handlerInside).isEmpty)
        #expect(!lines(reading(["a.dart": code("")]), .handlerInside).isEmpty)
    }

    @Test("The routes are those of the handler in which a key is read")
    func routes() {
        let code = """
            messaging().onMessage(message => { show(message.data.chat); });
            messaging().setBackgroundMessageHandler(async message => { save(message.data.id); });
            messaging().onNotificationOpenedApp(open);
            function open(message) { navigate(message.data.screen); }
            """
        #expect(
            Set(lines(reading(["index.js": code]), .routes)) == [
                "1 will-present likely", "2 fetch likely", "4 did-receive likely",
            ])
    }

    @Test("A handler of Cordova has the routes that its condition says")
    func tapped() {
        let code = """
            FCM.onNotification(data => {
              if (data.wasTapped) {
                open(data.url);
              } else {
                show(data.text);
              }
            });
            """
        #expect(
            Set(lines(reading(["a.js": code]), .routes)) == [
                "3 did-receive likely", "5 will-present likely",
            ])
        #expect(lines(reading(["a.js": code]), .key) == ["3 url likely", "5 text likely"])
    }

    @Test("A binding of the app hands a stream on")
    func wrapped() {
        let code = """
            class Binding {
              Stream<RemoteMessage> get pushes => FirebaseMessaging.onMessage;
            }
            void start(Binding binding) {
              binding.pushes.listen((message) {
                show(message.data['chat']);
              });
            }
            """
        #expect(lines(reading(["a.dart": code]), .handler) == ["2 onMessage"])
        #expect(lines(reading(["a.dart": code]), .key) == ["6 chat likely"])
        #expect(lines(reading(["a.dart": code]), .routes) == ["6 will-present likely"])
    }

    @Test("A stream that one class alone gives by a property is followed to its users")
    func streamOfAnotherClass() {
        let pushes = """
            abstract class Pushes {
              Stream<Map> get pushes;
            }
            class FirebasePushes implements Pushes {
              final StreamController<Map> _controller = BehaviorSubject<Map>();
              Stream<Map> get pushes => _controller.stream;
              FirebasePushes() {
                FirebaseMessaging.onMessage.listen(_take);
              }
              void _take(RemoteMessage message) {
                _controller.add(message.data);
              }
            }
            """
        let user = """
            class Orders {
              void start(Pushes service) {
                service.pushes.where((message) => message["order"] != null).listen((message) {
                  show(message["text"]);
                });
              }
            }
            """
        let found = reading(["pushes.dart": pushes, "user.dart": user])
        #expect(lines(found, .key) == ["3 order likely", "4 text likely"])
        let other = "class Other { Stream<Map> get pushes => controller.stream; }"
        let several = reading(["pushes.dart": pushes, "user.dart": user, "other.dart": other])
        #expect(lines(several, .key) == [])
    }
}
