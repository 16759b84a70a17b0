import HandsetTree
import Testing

/// Statements and local variables of Objective-C.
@Suite("Statements of Objective-C")
struct ObjectiveCStatementTests {
    @Test("Local variables have their types and values")
    func variables() {
        let code = #"""
            NSDictionary *info = x, *other;
            __weak typeof(self) weakSelf = self;
            __block BOOL done = NO;
            NSArray<NSDictionary<NSString *, id> *> *list = @[];
            id<App> app;
            void (^block)(BOOL) = ^(BOOL a) {};
            const char *text = "c";
            auto value = 1;
            int numbers[2] = {1, 2};
            uint64_t MAX_VALUE = 1;
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                variable "info" type "NSDictionary"
                  value: name "x"
                variable "other" type "NSDictionary"
                variable "weakSelf" type "typeof(self)" ["__weak"]
                  value: name "self"
                variable "done" type "BOOL" ["__block"]
                  value: boolean "false"
                variable "list" type "NSArray<NSDictionary<NSString,id>>"
                  value: list
                variable "app" type "id<App>"
                variable "block" type "void(^)(BOOL)"
                  value: closure
                    parameter: parameter "a" type "BOOL"
                variable "text" type "char" ["const"]
                  value: string "c"
                variable "value" type "auto"
                  value: number "1"
                variable "numbers" type "int"
                  value: list
                    number "1"
                    number "2"
                variable "MAX_VALUE" type "uint64_t"
                  value: number "1"
                """#)
    }

    @Test("The branches of a condition are blocks, or conditions themselves")
    func conditions() {
        let code = #"""
            if (a) go();
            else if (b) { stop(); }
            else return;
            if (@available(iOS 10.0, *)) {}
            if ((x = [a next])) {}
            if (a) if (b) c(); else d();
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                if
                  condition: name "a"
                  then: block
                    call "go" label "go()"
                      function: name "go"
                  otherwise: if
                    condition: name "b"
                    then: block
                      call "stop" label "stop()"
                        function: name "stop"
                    otherwise: block
                      return
                if
                  condition: availability "iOS 10.0, *"
                  then: block
                if
                  condition: assignment "="
                    target: name "x"
                    value: call "next" label "next"
                      function: member "next"
                        base: name "a"
                  then: block
                if
                  condition: name "a"
                  then: block
                    if
                      condition: name "b"
                      then: block
                        call "c" label "c()"
                          function: name "c"
                      otherwise: block
                        call "d" label "d()"
                          function: name "d"
                """#)
    }

    @Test("Loops have their parts")
    func loops() {
        let code = #"""
            for (NSString *key in [a allKeys]) { continue; }
            for (int i = 0, j; i < 2; i++, j--) break;
            for (;;) {}
            while (a) b();
            do { c(); } while (d);
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                loop "for"
                  pattern: variable "key" type "NSString"
                  subject: call "allKeys" label "allKeys"
                    function: member "allKeys"
                      base: name "a"
                  body: block
                    continue
                loop "for"
                  variable "i" type "int"
                    value: number "0"
                  variable "j" type "int"
                  condition: operation "<"
                    name "i"
                    number "2"
                  operation "++"
                    name "i"
                  operation "--"
                    name "j"
                  body: block
                    break
                loop "for"
                  body: block
                loop "while"
                  condition: name "a"
                  body: block
                    call "b" label "b()"
                      function: name "b"
                loop "do"
                  body: block
                    call "c" label "c()"
                      function: name "c"
                  condition: name "d"
                """#)
    }

    @Test("A case has its labels, and falls through if nothing ends it")
    func switches() {
        let code = #"""
            switch (kind) {
                case A: case B: one(); break;
                case C: two();
                case D: { return; }
                case 1 ... 5: three(); break;
                case E: if (a) { return; } else { break; }
                default: break;
            }
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                switch
                  subject: name "kind"
                  switchCase
                    pattern: name "A"
                    pattern: name "B"
                    body: block
                      call "one" label "one()"
                        function: name "one"
                      break
                  switchCase
                    pattern: name "C"
                    body: block
                      call "two" label "two()"
                        function: name "two"
                      fallthrough
                  switchCase
                    pattern: name "D"
                    body: block
                      block
                        return
                  switchCase
                    pattern: operation "..."
                      number "1"
                      number "5"
                    body: block
                      call "three" label "three()"
                        function: name "three"
                      break
                  switchCase
                    pattern: name "E"
                    body: block
                      if
                        condition: name "a"
                        then: block
                          return
                        otherwise: block
                          break
                  switchCase "default"
                    body: block
                      break
                """#)
    }

    @Test("Statements with at signs have their blocks")
    func exceptions() {
        let code = #"""
            @try { a(); } @catch (NSException *error) { @throw; } @finally { b(); }
            @synchronized (self) { c(); }
            @autoreleasepool { d(); }
            @throw error;
            goto end;
            end:
            e();
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                do
                  body: block
                    call "a" label "a()"
                      function: name "a"
                  catch
                    pattern: variable "error" type "NSException"
                    body: block
                      throw
                  otherwise: block
                    call "b" label "b()"
                      function: name "b"
                block "@synchronized"
                  subject: name "self"
                  call "c" label "c()"
                    function: name "c"
                block "@autoreleasepool"
                  call "d" label "d()"
                    function: name "d"
                throw
                  value: name "error"
                other "goto" label "end"
                call "e" label "e()"
                  function: name "e"
                """#)
    }

    @Test("Macros in code do no harm")
    func macros() {
        let code = #"""
            @weakify(self)
            if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) {}
            LOG_HERE(@"a")
            CT_TRY
            [a go];
            __attribute__((unused)) int a = 1;
            _Pragma("clang diagnostic push")
            NSAssert(x != nil, @"no %@", x);
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                call "@weakify" label "@weakify(_:)"
                  function: name "@weakify"
                  argument: argument
                    value: name "self"
                if
                  condition: operation "=="
                    call "UI_USER_INTERFACE_IDIOM" label "UI_USER_INTERFACE_IDIOM()"
                      function: name "UI_USER_INTERFACE_IDIOM"
                    name "UIUserInterfaceIdiomPad"
                  then: block
                call "LOG_HERE" label "LOG_HERE(_:)"
                  function: name "LOG_HERE"
                  argument: argument
                    value: string "a"
                name "CT_TRY"
                call "go" label "go"
                  function: member "go"
                    base: name "a"
                variable "a" type "int"
                  value: number "1"
                call "_Pragma" label "_Pragma(_:)"
                  function: name "_Pragma"
                  argument: argument
                    value: string "clang diagnostic push"
                call "NSAssert" label "NSAssert(_:_:_:)"
                  function: name "NSAssert"
                  argument: argument
                    value: operation "!="
                      name "x"
                      nothing
                  argument: argument
                    value: string "no %@"
                  argument: argument
                    value: name "x"
                """#)
    }

    @Test("What is not understood is a gap, and what is around it is read")
    func gaps() {
        let code = #"""
            @implementation App
            - (void)first { a(); b ) c; d(); }
            - (void)second { [x ; e(); }
            - (void)third { if (a) {
            - (void)fourth { f(); }
            @end
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "App" type "class" ["@implementation"]
                  function "first" label "first" type "void"
                    body: block
                      call "a" label "a()"
                        function: name "a"
                      name "b"
                      call "d" label "d()"
                        function: name "d"
                  function "second" label "second" type "void"
                    body: block
                      other
                        name "x"
                      call "e" label "e()"
                        function: name "e"
                  function "third" label "third" type "void"
                    body: block
                      if
                        condition: name "a"
                        then: block
                """#)
    }
}
