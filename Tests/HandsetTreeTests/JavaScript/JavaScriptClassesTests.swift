import Testing

@Suite struct JavaScriptClassesTests {
    @Test("A class has what it inherits, fields and methods")
    func aClassHasWhatItInherits() {
        let code = javaScript(
            ##"""
            @Injectable({ providedIn: 'root' })
            export class PushService extends Base<Props> implements A, B {
              static token: string | null = null;
              @Input() name;
              onPush = (event) => { this.go(event); };
              constructor(private readonly http: HttpClient) { super(http); }
              async register(): Promise<void> {}
              get ready() { return true; }
              #secret = 1;
            }
            """##)
        #expect(
            code == ##"""
                type "PushService" type "class" ["@Injectable({ providedIn: \'root\' })", "export"]
                  inherited: inherited "Base"
                  inherited: inherited "A"
                  inherited: inherited "B"
                  variable "token" type "string|null" ["static"]
                    value: nothing "null"
                  variable "name" ["@Input()"]
                  variable "onPush"
                    value: closure
                      parameter: parameter "event" label "_"
                      call "go" label "go(_:)"
                        function: member "go"
                          base: name "this"
                        argument: argument
                          value: name "event"
                  function "constructor" label "constructor(_:)"
                    parameter: parameter "http" label "_" type "HttpClient" ["private", "readonly"]
                    body: block
                      call "super" label "super(_:)"
                        function: name "super"
                        argument: argument
                          value: name "http"
                  function "register" label "register()" type "Promise<void>" ["async"]
                    body: block
                  function "ready" label "ready()" ["get"]
                    body: block
                      return
                        value: boolean "true"
                  variable "#secret"
                    value: number "1"
                """##)
    }

    @Test("Types of TypeScript are read as far as their names")
    func typesOfTypescriptAreReadAs() {
        let code = javaScript(
            """
            interface Message extends Base { data: { url: string } }
            type Handler = (message: Message) => void;
            enum Kind { alert = 'alert', silent }
            declare module 'x' { export function f(a: number): void; }
            abstract class A { abstract run(): void; private a?: number; }
            """)
        #expect(
            code == """
                type "Message" type "interface"
                  inherited: inherited "Base"
                type "Kind" type "enum"
                  enumCase "alert"
                    value: string "alert"
                  enumCase "silent"
                type "x" type "module" ["declare"]
                  function "f" label "f(_:)" type "void" ["export"]
                    parameter: parameter "a" label "_" type "number"
                type "A" type "class" ["abstract"]
                  function "run" label "run()" type "void" ["abstract"]
                  variable "a" type "number" ["private"]
                """)
    }
}
