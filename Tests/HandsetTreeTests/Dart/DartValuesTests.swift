import Testing

@Suite struct DartValuesTests {
    @Test("Strings are joined, with a mark for each value")
    func stringsAreJoinedWithAMark() {
        let code = dart(
            ##"""
            var a = 'x' "y";
            var b = 'to $name and ${user.name}!' r'$raw';
            var c = '''
            three "quotes"''';
            var d = 'it\'s \$5';
            """##)
        #expect(
            code == ##"""
                variable "a" ["var"]
                  value: string "xy"
                variable "b" ["var"]
                  value: interpolation "to \() and \()!$raw"
                    name "name"
                    member "name"
                      base: name "user"
                variable "c" ["var"]
                  value: string "three "quotes""
                variable "d" ["var"]
                  value: string "it's $5"
                """##)
    }

    @Test("Calls have labels, types and closures")
    func callsHaveLabelsTypesAndClosures() {
        let code = dart(
            """
            f() {
              FirebaseMessaging.onMessage.listen((RemoteMessage m) async { go(m); });
              context.read<Bloc>().add(const Event(id: 1));
              list.map((e) => e.id).toList();
              a < b && c > (d);
              Foo<int>.bar();
            }
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    call "listen" label "listen(_:)"
                      function: member "listen"
                        base: member "onMessage"
                          base: name "FirebaseMessaging"
                      argument: argument
                        value: closure ["async"]
                          parameter: parameter "m" label "_" type "RemoteMessage"
                          call "go" label "go(_:)"
                            function: name "go"
                            argument: argument
                              value: name "m"
                    call "add" label "add(_:)"
                      function: member "add"
                        base: call "read" label "read()" type "Bloc"
                          function: member "read"
                            base: name "context"
                      argument: argument
                        value: call "Event" label "Event(id:)" ["const"]
                          function: name "Event"
                          argument: argument label "id"
                            value: number "1"
                    call "toList" label "toList()"
                      function: member "toList"
                        base: call "map" label "map(_:)"
                          function: member "map"
                            base: name "list"
                          argument: argument
                            value: closure
                              parameter: parameter "e" label "_"
                              return
                                value: member "id"
                                  base: name "e"
                    operation "&&"
                      operation "<"
                        name "a"
                        name "b"
                      operation ">"
                        name "c"
                        name "d"
                    call "bar" label "bar()"
                      function: member "bar"
                        base: name "Foo"
                """)
    }

    @Test("A cascade repeats the name before it, and nothing else")
    func aCascadeRepeatsTheNameBefore() {
        let code = dart(
            """
            f() {
              a..b()..c = d..e[0].g();
              Foo()..bar();
            }
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    other ".."
                      name "a"
                      call "b" label "b()"
                        function: member "b"
                          base: name "a"
                      assignment "="
                        target: member "c"
                          base: name "a"
                        value: name "d"
                      call "g" label "g()"
                        function: member "g"
                          base: subscript
                            base: member "e"
                              base: name "a"
                            argument: argument
                              value: number "0"
                    other ".."
                      call "Foo" label "Foo()"
                        function: name "Foo"
                      call "bar" label "bar()"
                        function: member "bar"
                """)
    }

    @Test("Values that may be nothing")
    func valuesThatMayBeNothing() {
        let code = dart(
            """
            f() {
              a?.b ?? c!;
              d ??= e;
              list?[0];
              x = y is! Z ? (y as W?) : null;
            }
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    operation "??"
                      member "b"
                        base: unwrap "?"
                          value: name "a"
                      unwrap "!"
                        value: name "c"
                    assignment "??="
                      target: name "d"
                      value: name "e"
                    subscript
                      base: unwrap "?"
                        value: name "list"
                      argument: argument
                        value: number "0"
                    assignment "="
                      target: name "x"
                      value: choice
                        condition: cast "is!" type "Z"
                          value: name "y"
                        then: cast "as" type "W?"
                          value: name "y"
                        otherwise: nothing "null"
                """)
    }

    @Test("Collections have elements with conditions, loops and spreads")
    func collectionsHaveElementsWithConditionsLoops() {
        let code = dart(
            """
            var a = [if (b) c else ...d, for (final e in f) e * 2, ...?g];
            var h = {'i': 1, j: 2, if (k) 'l': m};
            var n = <String>{'o'};
            var p = <String, int>{};
            var q = const [1];
            """)
        #expect(
            code == """
                variable "a" ["var"]
                  value: list
                    if
                      condition: name "b"
                      then: name "c"
                      otherwise: other "..."
                        value: name "d"
                    loop "for"
                      pattern: variable "e" ["final"]
                      subject: name "f"
                      body: operation "*"
                        name "e"
                        number "2"
                    other "..."
                      value: name "g"
                variable "h" ["var"]
                  value: dictionary
                    entry label "i"
                      key: string "i"
                      value: number "1"
                    entry
                      key: name "j"
                      value: number "2"
                    if
                      condition: name "k"
                      then: entry label "l"
                        key: string "l"
                        value: name "m"
                variable "n" ["var"]
                  value: list type "String"
                    string "o"
                variable "p" ["var"]
                  value: dictionary type "String,int"
                variable "q" ["var"]
                  value: list ["const"]
                    number "1"
                """)
    }

    @Test("Widgets are calls within calls")
    func widgetsAreCallsWithinCalls() {
        let code = dart(
            ##"""
            build() => Scaffold(
              body: ListView(children: [for (var i in items) Text('$i'), if (a) ...[const B()]]),
              onTap: () => go(context),
            );
            """##)
        #expect(
            code == ##"""
                function "build" label "build()"
                  body: block
                    return
                      value: call "Scaffold" label "Scaffold(body:onTap:)"
                        function: name "Scaffold"
                        argument: argument label "body"
                          value: call "ListView" label "ListView(children:)"
                            function: name "ListView"
                            argument: argument label "children"
                              value: list
                                loop "for"
                                  pattern: variable "i" ["var"]
                                  subject: name "items"
                                  body: call "Text" label "Text(_:)"
                                    function: name "Text"
                                    argument: argument
                                      value: interpolation "\()"
                                        name "i"
                                if
                                  condition: name "a"
                                  then: other "..."
                                    value: list
                                      call "B" label "B()" ["const"]
                                        function: name "B"
                        argument: argument label "onTap"
                          value: closure
                            return
                              value: call "go" label "go(_:)"
                                function: name "go"
                                argument: argument
                                  value: name "context"
                """##)
    }
}
