import HandsetFacts
import Testing

@Suite("What JavaScript and Dart ask for, present and make")
struct ScriptSettingTests {
    @Test("Categories and buttons are known by constants, and where a saga has them set")
    func sagas() {
        let constants =
            "export const ACTIONS = { OPEN: 'open-order' };\nexport const CHANNEL = 'orders';"
        let saga = """
            import { ACTIONS, CHANNEL } from './constants';
            function* start() {
              yield call(notifee.setNotificationCategories, [
                { id: CHANNEL, actions: [{ id: ACTIONS.OPEN, title: 'Open' }] },
              ]);
            }
            notifee.onForegroundEvent(({ detail }) => { if (detail.pressAction.id === ACTIONS.OPEN) { go(); } });
            """
        let found = reading(["constants.js": constants, "saga.js": saga])
        #expect(
            found.facts(of: .category).map { "\($0.value) \($0.detail)" } == ["orders open-order"])
        #expect(found.facts(of: .comparedAction).map(\.value) == ["open-order"])
    }

    @Test("A question for permission has the options of its library")
    func questions() {
        let expo = """
            import * as Notifications from 'expo-notifications';
            import * as Camera from 'expo-camera';
            Camera.requestPermissionsAsync();
            Notifications.requestPermissionsAsync();
            Notifications.requestPermissionsAsync({ ios: { allowAlert: true, allowSound: false } });
            """
        #expect(
            lines(reading(["a.ts": expo]), .authorization) == [
                "4 alert,badge,sound likely", "5 alert",
            ])
        let dart = """
            void ask() {
              FirebaseMessaging.instance.requestPermission(alert: true, badge: false, provisional: true);
            }
            """
        #expect(
            lines(reading(["a.dart": dart]), .authorization) == ["2 alert,provisional,sound"])
    }

    @Test("A plugin that asks registers by itself, and another after the question")
    func registrations() {
        #expect(
            lines(reading(["a.js": "PushNotificationIOS.requestPermissions();"]), .register) == [
                "1 permission likely"
            ])
        let code = """
            import { PushNotifications } from '@capacitor/push-notifications';
            async function start() {
              await PushNotifications.requestPermissions();
              PushNotifications.register();
            }
            """
        #expect(lines(reading(["a.ts": code]), .register) == ["4 permission likely"])
        #expect(
            lines(reading(["a.ts": "class A { a() { this.accounts.register(); } }"]), .register)
                .isEmpty)
    }

    @Test("The handler of Expo says what is presented")
    func presentation() {
        func code(_ value: String) -> String {
            """
            Notifications.setNotificationHandler({
              handleNotification: async () => ({ shouldShowBanner: \(value), shouldPlaySound: false }),
            });
            """
        }
        #expect(lines(reading(["a.ts": code("true")]), .presents) == ["2 banner"])
        #expect(lines(reading(["a.ts": code("false")]), .presents) == ["2 none"])
        #expect(lines(reading(["a.ts": code("isOpen")]), .presents) == ["2 none guess"])
    }

    @Test("Categories have the actions that are listed")
    func categories() {
        let expo = """
            Notifications.setNotificationCategoryAsync('message', [{ identifier: 'reply' }]);
            notifee.setNotificationCategories([{ id: 'call', actions: [{ id: 'yes' }, { id: 'no' }] }]);
            """
        let dart = """
            const id = 'game';
            final category = DarwinNotificationCategory(
              id, actions: [DarwinNotificationAction.plain('accept', 'Accept')]);
            """
        let facts = reading(["a.ts": expo, "b.dart": dart]).facts(of: .category)
        #expect(
            facts.map { "\($0.value) \($0.detail)" } == [
                "message reply", "call yes,no", "game accept",
            ])
    }

    @Test("Cordova's categories are those of PushNotification.init")
    func categoriesOfCordova() {
        let found = reading([
            "a.js":
                "PushNotification.init({ ios: { alert: true,\ncategories: { invite: { yes: { title: 'Yes' }, no: {} } } } });"
        ])
        #expect(lines(found, .category) == ["2 invite likely"])
        #expect(found.facts(of: .category).map(\.detail) == ["yes,no"])
    }
}
