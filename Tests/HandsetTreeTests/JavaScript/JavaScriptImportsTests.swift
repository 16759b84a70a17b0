import Testing

@Suite struct JavaScriptImportsTests {
    @Test("An import has the name of each binding and what it is called in the module")
    func anImportHasTheNameOf() {
        let code = javaScript(
            """
            import messaging, {getToken as token, type App} from '@react-native-firebase/messaging';
            import * as Notifications from "expo-notifications";
            import './setup';
            import type {Message} from './types';
            import fs = require('fs');
            """)
        #expect(
            code == """
                module "@react-native-firebase/messaging"
                  binding "messaging" label "default"
                  binding "token" label "getToken"
                  binding "App" label "App"
                module "expo-notifications"
                  binding "Notifications" label "*"
                module "./setup"
                module "./types" ["type"]
                  binding "Message" label "Message"
                module "fs"
                  binding "fs" label "*"
                """)
    }

    @Test("An export of names from elsewhere is a module, and one of own names has entries")
    func anExportOfNamesFromElsewhere() {
        let code = javaScript(
            """
            export {a, b as default} from './a';
            export * from './b';
            export * as c from './c';
            export {d, e as f};
            """)
        #expect(
            code == """
                module "./a" ["export"]
                  binding "a" label "a"
                  binding "default" label "b"
                module "./b" ["export"]
                module "./c" ["export"]
                  binding "c" label "*"
                other ["export"]
                  entry label "d"
                    value: name "d"
                  entry label "f"
                    value: name "e"
                """)
    }

    @Test("A function that is exported has the words of the export")
    func aFunctionThatIsExportedHas() {
        let code = javaScript(
            """
            export default async function handle(message, {data}) {}
            export const on = (a) => a;
            export default connect(state)(App);
            """)
        #expect(
            code == """
                function "handle" label "handle(_:_:)" ["export", "default", "async"]
                  parameter: parameter "message" label "_"
                  parameter: parameter label "_"
                    pattern: binding "data" label "data"
                  body: block
                variable "on" ["export", "const"]
                  value: closure
                    parameter: parameter "a" label "_"
                    return
                      value: name "a"
                other ["export", "default"]
                  value: call
                    function: call "connect" label "connect(_:)"
                      function: name "connect"
                      argument: argument
                        value: name "state"
                    argument: argument
                      value: name "App"
                """)
    }

    @Test("A call of require is an ordinary call that is taken apart")
    func aCallOfRequireIsAn() {
        let code = javaScript(
            """
            const {getToken, app: {name}} = require('firebase');
            """)
        #expect(
            code == """
                variable ["const"]
                  pattern: binding "getToken" label "getToken"
                  pattern: binding "name" label "app.name"
                  value: call "require" label "require(_:)"
                    function: name "require"
                    argument: argument
                      value: string "firebase"
                """)
    }
}
