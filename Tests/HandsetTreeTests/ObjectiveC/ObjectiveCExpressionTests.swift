import HandsetTree
import Testing

/// Messages, literals and operators of Objective-C.
@Suite("Expressions of Objective-C")
struct ObjectiveCExpressionTests {
    @Test("A message is a call with a selector and labels")
    func messages() {
        let code = #"""
            [center add:request with:nil];
            [[Token alloc] init];
            [NSArray arrayWithObjects:a, b, nil];
            [super go];
            [a.list :x class:y];
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                call "add" label "add:with:"
                  function: member "add"
                    base: name "center"
                  argument: argument label "add"
                    value: name "request"
                  argument: argument label "with"
                    value: nothing
                call "init" label "init"
                  function: member "init"
                    base: call "alloc" label "alloc"
                      function: member "alloc"
                        base: name "Token"
                call "arrayWithObjects" label "arrayWithObjects:"
                  function: member "arrayWithObjects"
                    base: name "NSArray"
                  argument: argument label "arrayWithObjects"
                    value: name "a"
                  argument: argument
                    value: name "b"
                  argument: argument
                    value: nothing
                call "go" label "go"
                  function: member "go"
                    base: name "super"
                call label ":class:"
                  function: member
                    base: member "list"
                      base: name "a"
                  argument: argument
                    value: name "x"
                  argument: argument label "class"
                    value: name "y"
                """#)
    }

    @Test("A call of a function or a block has its arguments")
    func calls() {
        let code = #"""
            go();
            self.handler(x, 1);
            blocks[0](x);
            dispatch_async(dispatch_get_main_queue(), ^{ [self go]; });
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                call "go" label "go()"
                  function: name "go"
                call "handler" label "handler(_:_:)"
                  function: member "handler"
                    base: name "self"
                  argument: argument
                    value: name "x"
                  argument: argument
                    value: number "1"
                call label "(_:)"
                  function: subscript
                    base: name "blocks"
                    argument: argument
                      value: number "0"
                  argument: argument
                    value: name "x"
                call "dispatch_async" label "dispatch_async(_:_:)"
                  function: name "dispatch_async"
                  argument: argument
                    value: call "dispatch_get_main_queue" label "dispatch_get_main_queue()"
                      function: name "dispatch_get_main_queue"
                  argument: argument
                    value: closure
                      call "go" label "go"
                        function: member "go"
                          base: name "self"
                """#)
    }

    @Test("A block has its parameters and its statements")
    func blocks() {
        let code = #"""
            [a ask:^(BOOL granted, NSError * _Nullable error) { go(granted); }];
            x = ^NSString *(int a) { return nil; };
            ^{ }();
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                call "ask" label "ask:"
                  function: member "ask"
                    base: name "a"
                  argument: argument label "ask"
                    value: closure
                      parameter: parameter "granted" type "BOOL"
                      parameter: parameter "error" type "NSError"
                      call "go" label "go(_:)"
                        function: name "go"
                        argument: argument
                          value: name "granted"
                assignment "="
                  target: name "x"
                  value: closure type "NSString"
                    parameter: parameter "a" type "int"
                    return
                      value: nothing
                call label "()"
                  function: closure
                """#)
    }

    @Test("Literals have their values")
    func literals() {
        let code = #"""
            x = @[@"a \"b\" \u00e9", @5, @(y), @-1, @YES, 'c', 1.5f, 0x1FUL];
            x = @{@"aps": @{@"alert": @"b"}, key: NULL};
            x = @selector(go:with:);
            x = nil;
            x = @"a" MARK @"b";
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                assignment "="
                  target: name "x"
                  value: list
                    string "a "b" é"
                    number "5"
                    name "y"
                    number "-1"
                    boolean "true"
                    string "c"
                    number "1.5"
                    number "0x1F"
                assignment "="
                  target: name "x"
                  value: dictionary
                    entry label "aps"
                      key: string "aps"
                      value: dictionary
                        entry label "alert"
                          key: string "alert"
                          value: string "b"
                    entry
                      key: name "key"
                      value: nothing
                assignment "="
                  target: name "x"
                  value: selector "go:with:"
                assignment "="
                  target: name "x"
                  value: nothing
                assignment "="
                  target: name "x"
                  value: interpolation "a\()b"
                    name "MARK"
                """#)
    }

    @Test("Members and subscripts have a base")
    func members() {
        let code = #"""
            x = info[@"aps"][@"alert"];
            x = self.list[0]->name;
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                assignment "="
                  target: name "x"
                  value: subscript
                    base: subscript
                      base: name "info"
                      argument: argument
                        value: string "aps"
                    argument: argument
                      value: string "alert"
                assignment "="
                  target: name "x"
                  value: member "name"
                    base: subscript
                      base: member "list"
                        base: name "self"
                      argument: argument
                        value: number "0"
                """#)
    }

    @Test("A type in parentheses is a cast")
    func casts() {
        let code = #"""
            x = (NSString *)info[@"a"];
            x = (id)y;
            x = (__bridge CFStringRef)y;
            x = (NSInteger)-1;
            x = (a) - 1;
            x = (a * b);
            x = (void (^)(BOOL))y;
            x = ((App *)y).name;
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                assignment "="
                  target: name "x"
                  value: cast "as!" type "NSString"
                    value: subscript
                      base: name "info"
                      argument: argument
                        value: string "a"
                assignment "="
                  target: name "x"
                  value: cast "as!" type "id"
                    value: name "y"
                assignment "="
                  target: name "x"
                  value: cast "as!" type "CFStringRef"
                    value: name "y"
                assignment "="
                  target: name "x"
                  value: cast "as!" type "NSInteger"
                    value: number "-1"
                assignment "="
                  target: name "x"
                  value: operation "-"
                    name "a"
                    number "1"
                assignment "="
                  target: name "x"
                  value: operation "*"
                    name "a"
                    name "b"
                assignment "="
                  target: name "x"
                  value: cast "as!" type "void(^)(BOOL)"
                    value: name "y"
                assignment "="
                  target: name "x"
                  value: member "name"
                    base: cast "as!" type "App"
                      value: name "y"
                """#)
    }

    @Test("Operators have their operands by their levels")
    func operators() {
        let code = #"""
            x = a + b + c * d;
            x = a && !b || c == nil;
            x += ~a & -b;
            x = &error;
            x++;
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                assignment "="
                  target: name "x"
                  value: operation "+"
                    name "a"
                    name "b"
                    operation "*"
                      name "c"
                      name "d"
                assignment "="
                  target: name "x"
                  value: operation "||"
                    operation "&&"
                      name "a"
                      operation "!"
                        name "b"
                    operation "=="
                      name "c"
                      nothing
                assignment "+="
                  target: name "x"
                  value: operation "&"
                    operation "~"
                      name "a"
                    operation "-"
                      name "b"
                assignment "="
                  target: name "x"
                  value: operation "&"
                    name "error"
                operation "++"
                  name "x"
                """#)
    }

    @Test("A choice may be without its middle")
    func choices() {
        let code = #"""
            x = a ? b : c ? d : e;
            x = a ?: @"none";
            [a go:b ? c : d to:e];
            """#
        #expect(
            ObjectiveCCode.statements(code) == #"""
                assignment "="
                  target: name "x"
                  value: choice
                    condition: name "a"
                    then: name "b"
                    otherwise: choice
                      condition: name "c"
                      then: name "d"
                      otherwise: name "e"
                assignment "="
                  target: name "x"
                  value: choice
                    condition: name "a"
                    otherwise: string "none"
                call "go" label "go:to:"
                  function: member "go"
                    base: name "a"
                  argument: argument label "go"
                    value: choice
                      condition: name "b"
                      then: name "c"
                      otherwise: name "d"
                  argument: argument label "to"
                    value: name "e"
                """#)
    }
}
