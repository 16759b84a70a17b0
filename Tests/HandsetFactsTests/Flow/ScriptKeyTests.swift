import HandsetFacts
import Testing

@Suite("Keys that JavaScript and Dart read from a push")
struct ScriptKeyTests {
    private func keys(_ files: [String: String]) -> [String] {
        reading(files).facts(of: .key).map { "\($0.place.file) \($0.place.line) \($0.value)" }
    }

    @Test("A message goes through functions of other files")
    func functions() {
        let handler = """
            import { parse } from './parse';
            messaging().onNotificationOpenedApp(message => parse(message));
            """
        let parse = """
            const inner = (data) => data.chat;
            export const parse = (message) => {
              return inner(message.data);
            };
            """
        #expect(keys(["src/index.js": handler, "src/parse.js": parse]) == ["src/parse.js 1 chat"])
    }

    @Test("A value is taken apart, also by a parameter and by a constant that is declared later")
    func destructuring() {
        let code = """
            const App = () => {
              messaging().onMessage(({ data }) => take(data));
              const take = ({ chat, sender: { id } }) => chat;
            };
            """
        #expect(keys(["a.js": code]) == ["a.js 3 chat", "a.js 3 sender.id"])
    }

    @Test("A value is taken apart by an assignment, too")
    func assigned() {
        let code = """
            messaging().onMessage(message => {
              let id;
              ({ data: { id, chat: this.chat } } = message);
              open(id);
            });
            """
        #expect(keys(["a.js": code]) == ["a.js 3 id", "a.js 3 chat"])
    }

    @Test("A function that is given for a parameter gets what the parameter is called with")
    func given() {
        let register = """
            export const register = (onOpen) => {
              messaging().onNotificationOpenedApp(message => { onOpen(message.data); });
            };
            """
        let start = """
            import { register } from './register';
            register((data) => { if (data.node) { select(data.node); } });
            const take = (data) => { select(data.other); };
            register(take);
            select(data => data.none);
            """
        #expect(
            keys(["src/register.js": register, "src/start.js": start]) == [
                "src/start.js 2 node", "src/start.js 2 node", "src/start.js 3 other",
            ])
    }

    @Test("The result of a function depends on what it gets")
    func results() {
        let code = """
            const asObject = (value) => { return value; };
            messaging().onMessage(message => {
              const zulip = asObject(message.data.zulip);
              const { event } = zulip;
              asObject(settings).theme;
            });
            """
        #expect(keys(["a.js": code]) == ["a.js 4 zulip.event"])
    }

    @Test("A subject tells what a handler puts into it")
    func subjects() {
        let service = """
            export class PushService {
              private readonly data$ = new Subject();
              constructor() {
                Push.addListener('pushNotificationReceived', n => { this.data$.next(n.data); });
              }
              getData$() { return this.data$.asObservable(); }
            }
            """
        let reader = """
            import { PushService } from './push.service';
            export class Reader {
              constructor(private readonly push: PushService) {}
              start() {
                return this.push.getData$().pipe(known(), concatMap(data => {
                  return data.kind;
                })).subscribe();
              }
            }
            function known() {
              return (source$) => source$.pipe(filter(v => v.sender));
            }
            """
        #expect(
            keys(["push.service.ts": service, "reader.ts": reader]) == [
                "reader.ts 6 kind", "reader.ts 11 sender",
            ])
    }

    @Test("A description of an object says its keys")
    func schemas() {
        let code = """
            const asPayload = asObject({
              type: asString,
              order: asObject({ id: asString })
            });
            messaging().onMessage(message => { const p = asMaybe(asPayload)(message.data); });
            """
        #expect(keys(["a.ts": code]) == ["a.ts 2 type", "a.ts 3 order.id"])
    }

    @Test("What the app itself has set is no key")
    func written() {
        let code = """
            messaging().onMessage(message => {
              const payload = message.data;
              payload.action = { name: 1 };
              delete payload.old;
              const copy = { ...payload, local: 1 };
              show(payload.action, copy.local, copy.title);
            });
            """
        #expect(keys(["a.js": code]) == ["a.js 6 title"])
    }

    @Test("Patterns of maps in Dart read the keys that they have, in conditions and in switches")
    func patterns() {
        let code = """
            void listen() {
              FirebaseMessaging.onMessageOpenedApp.listen((message) {
                if (message.data case {'chat': final String chat, kPlace: final int place}) {
                  open(chat, place);
                }
                final name = switch (message.data) {
                  {'kind': 'group', 'group': {'name': final String name} && final group} => name,
                  {'kind': 'person', 'sender': String? sender} => sender,
                  _ => null,
                };
                final {'team': team} = message.data;
                open(team, name);
              });
            }
            const kPlace = 'place';
            """
        let found = keys(["lib/push.dart": code])
        #expect(
            Set(found) == [
                "lib/push.dart 3 chat", "lib/push.dart 3 place", "lib/push.dart 7 kind",
                "lib/push.dart 7 group.name", "lib/push.dart 8 kind", "lib/push.dart 8 sender",
                "lib/push.dart 11 team",
            ], "\(found)")
    }

    @Test("The keys of a pattern for a payload that nobody is seen to bring are guesses")
    func guessedPatterns() {
        let code = """
            Opened? parse(Map<Object?, Object?> payload) {
              if (payload case {'shop': {'order': final int id} && final shop}) {
                final place = switch (shop) { {'place': final String place} => place, _ => '' };
                return Opened(id, place);
              }
              if (settings case {'theme': final String theme}) use(theme);
              return null;
            }
            """
        let facts = reading(["lib/parse.dart": code]).facts(of: .key)
        #expect(facts.map(\.value) == ["shop", "shop.order", "shop.place"], "\(facts)")
        #expect(facts.allSatisfy { $0.confidence == .guess })
    }

    @Test("Text in a key is not followed")
    func text() {
        let code = """
            messaging().onMessage(message => {
              const inner = JSON.parse(message.data.ejson);
              open(inner.rid);
            });
            """
        #expect(keys(["a.js": code]) == ["a.js 2 ejson"])
    }

    @Test("What a reducer or another library gets is no push")
    func others() {
        let code = """
            const reducer = (state, action) => action.data.accounts;
            client.on('notification', n => n.data.coin);
            webView.onMessage(event => event.data.kind);
            """
        #expect(keys(["a.js": code]).isEmpty)
    }

    @Test("Functions that call each other come to an end")
    func endless() {
        let code = """
            const a = (m) => b({ ...m, n: m.data }); const b = (m) => a({ n: m });
            messaging().onMessage(message => { a(message); b(message.data); });
            """
        #expect(reading(["a.js": code]).facts(of: .handler).count == 1)
    }

    @Test("A chain of many functions is read")
    func long() {
        var code = "messaging().onMessage(message => f0(message.data));\n"
        for number in 0..<300 { code += "const f\(number) = (d) => f\(number + 1)(d);\n" }
        code += "const f300 = (d) => d.chat;"
        #expect(keys(["a.js": code]) == ["a.js 302 chat"])
    }

    @Test("A value that a function returns goes on")
    func returned() {
        let found = reading([
            "a.js": """
            import messaging from '@react-native-firebase/messaging';
            messaging().onNotificationOpenedApp(message => go(routeOf(message)));
            function routeOf(message) {
              const link = message.data?.deeplink;
              return typeof link === 'string' ? link : '/';
            }
            """
        ])
        #expect(found.facts(of: .key).map { "\($0.value) \($0.detail)" } == ["deeplink router"])
    }

    @Test("A function is followed that is exported by default, under another name, or again")
    func exports() {
        func keys(_ use: String, _ others: [String: String]) -> [String] {
            self.keys(
                others.merging(["index.js": "\(use)\nmessaging().onNotificationOpenedApp(tap);"]) {
                    first, _ in first
                })
        }
        let tap = "const open = (message) => message.data.chat;"
        #expect(
            keys(
                "import tap from './tap';",
                ["tap.js": "export default (message) => message.data.chat;"]) == ["tap.js 1 chat"])
        #expect(
            keys("import tap from './tap';", ["tap.js": "\(tap)\nexport default open;"])
                == ["tap.js 1 chat"])
        #expect(
            keys("import { tap } from './tap';", ["tap.js": "\(tap)\nexport { open as tap };"])
                == ["tap.js 1 chat"])
        #expect(
            keys(
                "import { tap } from './all';",
                [
                    "all.js": "export { open as tap } from './tap';",
                    "tap.js": "export \(tap)",
                ]) == ["tap.js 1 chat"])
        #expect(
            keys(
                "import { open as tap } from './all';",
                ["all.js": "export * from './tap';", "tap.js": "export \(tap)"])
                == ["tap.js 1 chat"])
        // Two files that take it from each other.
        #expect(
            keys(
                "import { tap } from './a';",
                ["a.js": "export * from './b';", "b.js": "export * from './a';"]) == [])
    }

    @Test("Native code that hands a push to a script hands on its keys")
    func bridges() {
        func keys(_ tell: String, _ script: String, _ path: String) -> [String] {
            let native = """
                class A: NSObject, UNUserNotificationCenterDelegate {
                let channel = FlutterMethodChannel(name: "pushes", binaryMessenger: m)
                func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {
                let info = r.notification.request.content.userInfo
                \(tell)
                }
                }
                """
            return lines(reading(["A.swift": native, path: script]), .key)
        }
        let listen = "emitter.addListener('opened', push => show(push.shelf.id));"
        #expect(
            keys("send.sendEvent(withName: \"opened\", body: RCTJSONClean(info))", listen, "a.js")
                == ["1 shelf.id likely"])
        #expect(keys("send.sendEvent(withName: \"closed\", body: info)", listen, "a.js") == [])
        #expect(
            keys("notifyListeners(\"opened\", data: [\"shelf\": info])", listen, "a.ts") == [
                "1 id likely"
            ])
        let channel = """
            class Pushes {
              static const channel = MethodChannel('pushes');
              void start() {
                channel.setMethodCallHandler((call) async {
                  if (call.method == 'opened') show(call.arguments);
                });
              }
              void show(dynamic push) {
                final id = push['id'];
              }
            }
            """
        let tell = "channel.invokeMethod(\"opened\", arguments: info)"
        #expect(keys(tell, channel, "a.dart") == ["9 id likely"])
        #expect(keys(tell, channel.replacing("('pushes')", with: "('other')"), "a.dart") == [])
    }
}
