import Testing

@Suite struct DartDeclarationsTests {
    @Test("An import has its prefix and the names that it shows")
    func anImportHasItsPrefixAnd() {
        let code = dart(
            """
            library app;
            import 'dart:io';
            import 'package:firebase/firebase.dart' as fb show A, B hide C;
            export 'src/a.dart';
            part 'b.g.dart';
            """)
        #expect(
            code == """
                module "dart:io"
                module "package:firebase/firebase.dart"
                  binding "fb" label "*"
                  binding "A" label "A"
                  binding "B" label "B"
                module "src/a.dart" ["export"]
                module "b.g.dart" ["part"]
                """)
    }

    @Test("A function has its annotations, its parameters and their labels")
    func aFunctionHasItsAnnotationsIts() {
        let code = dart(
            ##"""
            @pragma('vm:entry-point')
            Future<void> handle(RemoteMessage message, [int? count = 1]) async {
              await show(message, title: 'a');
            }
            void main() => runApp(const App());
            int add({required int a, int b = 2}) => a + b;
            """##)
        #expect(
            code == ##"""
                function "handle" label "handle(_:_:)" type "Future<void>" ["@pragma(\'vm:entry-point\')", "async"]
                  parameter: parameter "message" label "_" type "RemoteMessage"
                  parameter: parameter "count" label "_" type "int?"
                    value: number "1"
                  body: block
                    effect "await"
                      value: call "show" label "show(_:title:)"
                        function: name "show"
                        argument: argument
                          value: name "message"
                        argument: argument label "title"
                          value: string "a"
                function "main" label "main()" type "void"
                  body: block
                    return
                      value: call "runApp" label "runApp(_:)"
                        function: name "runApp"
                        argument: argument
                          value: call "App" label "App()" ["const"]
                            function: name "App"
                function "add" label "add(a:b:)" type "int"
                  parameter: parameter "a" label "a" type "int" ["required"]
                  parameter: parameter "b" label "b" type "int"
                    value: number "2"
                  body: block
                    return
                      value: operation "+"
                        name "a"
                        name "b"
                """##)
    }

    @Test("A class has what it inherits, its fields and its members")
    func aClassHasWhatItInherits() {
        let code = dart(
            """
            abstract class A<T> extends B<T> with C, D implements E {
              static final Map<String, int> a = {}, b = {};
              late final String? name;
              const A(this.x, {super.key, required this.y}) : z = 1, super(x);
              A.named() : this(1);
              factory A.of(Map<String, dynamic> json) => A(json['x']);
              @override
              Widget build(BuildContext context) { return Text(name!); }
              bool get ready => true;
              set ready(bool value) { _ready = value; }
              bool operator ==(Object other) => false;
              external void native();
            }
            """)
        #expect(
            code == """
                type "A" type "class" ["abstract"]
                  inherited: inherited "B"
                  inherited: inherited "C"
                  inherited: inherited "D"
                  inherited: inherited "E"
                  variable "a" type "Map<String,int>" ["static", "final"]
                    value: dictionary
                  variable "b" type "Map<String,int>" ["static", "final"]
                    value: dictionary
                  variable "name" type "String?" ["late", "final"]
                  function "A" label "A(_:key:y:)" ["const"]
                    parameter: parameter "x" label "_" ["this"]
                    parameter: parameter "key" label "key" ["super"]
                    parameter: parameter "y" label "y" ["required", "this"]
                    assignment "="
                      target: name "z"
                      value: number "1"
                    call "super" label "super(_:)"
                      function: name "super"
                      argument: argument
                        value: name "x"
                  function "A.named" label "A.named()"
                    call "this" label "this(_:)"
                      function: name "this"
                      argument: argument
                        value: number "1"
                  function "A.of" label "A.of(_:)" ["factory"]
                    parameter: parameter "json" label "_" type "Map<String,dynamic>"
                    body: block
                      return
                        value: call "A" label "A(_:)"
                          function: name "A"
                          argument: argument
                            value: subscript
                              base: name "json"
                              argument: argument
                                value: string "x"
                  function "build" label "build(_:)" type "Widget" ["@override"]
                    parameter: parameter "context" label "_" type "BuildContext"
                    body: block
                      return
                        value: call "Text" label "Text(_:)"
                          function: name "Text"
                          argument: argument
                            value: unwrap "!"
                              value: name "name"
                  function "ready" label "ready" type "bool" ["get"]
                    body: block
                      return
                        value: boolean "true"
                  function "ready" label "ready(_:)" ["set"]
                    parameter: parameter "value" label "_" type "bool"
                    body: block
                      assignment "="
                        target: name "_ready"
                        value: name "value"
                  function "operator==" label "operator==(_:)" type "bool"
                    parameter: parameter "other" label "_" type "Object"
                    body: block
                      return
                        value: boolean "false"
                  function "native" label "native()" type "void" ["external"]
                """)
    }

    @Test("Mixins, extensions and enumerations are types")
    func mixinsExtensionsAndEnumerationsAreTypes() {
        let code = dart(
            """
            mixin M on A implements B {}
            extension Go on String { void go() {} }
            extension type Id(int value) implements int {}
            enum Kind with M { push('a'), silent; final String? raw; const Kind([this.raw]); }
            sealed class S {}
            class T = A with M;
            typedef F = void Function(int);
            """)
        #expect(
            code == """
                type "M" type "mixin"
                  inherited: inherited "A"
                  inherited: inherited "B"
                type "Go" type "extension"
                  inherited: inherited "String"
                  function "go" label "go()" type "void"
                    body: block
                type "Id" type "extension type"
                  parameter: parameter "value" label "_" type "int"
                  inherited: inherited "int"
                type "Kind" type "enum"
                  inherited: inherited "M"
                  enumCase "push"
                    argument: argument
                      value: string "a"
                  enumCase "silent"
                  variable "raw" type "String?" ["final"]
                  function "Kind" label "Kind(_:)" ["const"]
                    parameter: parameter "raw" label "_" ["this"]
                type "S" type "class" ["sealed"]
                type "T" type "class"
                  inherited: inherited "A"
                  inherited: inherited "M"
                """)
    }

    @Test("Variables have their types, also functions and records")
    func variablesHaveTheirTypesAlsoFunctions() {
        let code = dart(
            """
            final void Function(int)? callback = null;
            List<Map<String, int>> list = [];
            (int, {String name}) record = (1, name: 'a');
            var a = 1, b = 2;
            """)
        #expect(
            code == """
                variable "callback" type "void Function(int)?" ["final"]
                  value: nothing "null"
                variable "list" type "List<Map<String,int>>"
                  value: list
                variable "record" type "(int,{String name})"
                  value: list
                    number "1"
                    entry label "name"
                      value: string "a"
                variable "a" ["var"]
                  value: number "1"
                variable "b" ["var"]
                  value: number "2"
                """)
    }
}
