import HandsetTree
import Testing

/// The branches of `#if` that are for iOS.
@Suite("Branches of the preprocessor")
struct ObjectiveCBranchTests {
    @Test("A branch that is decided stands as if it were alone")
    func decided() {
        let code = #"""
            #if TARGET_OS_IOS && !TARGET_OS_SIMULATOR
            int a;
            #elif X
            int b;
            #else
            int c;
            #endif
            #if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_10_0 || X
            int d;
            #endif
            #if 0
            int e;
            #endif
            #if defined(TARGET_OS_IOS) && __has_include(<UserNotifications/UserNotifications.h>)
            int f;
            #endif
            #ifdef __cplusplus
            extern "C" {
            #endif
            int g;
            #ifdef __cplusplus
            }
            #endif
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                variable "a" type "int"
                variable "d" type "int"
                variable "f" type "int"
                variable "g" type "int"
                """#)
    }

    @Test("Branches that are not decided are kept with their conditions")
    func undecided() {
        let code = #"""
            #ifdef DEBUG
            int a;
            #elif B > 1
            int b;
            #else
            int c;
            #endif
            #if __has_include(<Firebase/Firebase.h>)
            #import <Firebase/Firebase.h>
            #endif
            @implementation App
            #if C
            - (void)a {}
            #endif
            - (void)b {
                go();
            #ifndef D
                if (x) {}
            #endif
            }
            @end
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                compiled
                  compiledBranch "defined(DEBUG)"
                    variable "a" type "int"
                  compiledBranch "B > 1"
                    variable "b" type "int"
                  compiledBranch "!(defined(DEBUG)) && !(B > 1)"
                    variable "c" type "int"
                compiled
                  compiledBranch "__has_include(<Firebase/Firebase.h>)"
                    module "Firebase/Firebase.h"
                type "App" type "class" ["@implementation"]
                  compiled
                    compiledBranch "C"
                      function "a" label "a" type "void"
                        body: block
                  function "b" label "b" type "void"
                    body: block
                      call "go" label "go()"
                        function: name "go"
                      compiled
                        compiledBranch "!defined(D)"
                          if
                            condition: name "x"
                            then: block
                """#)
    }

    @Test("The first branch stands for all if one is no whole statement")
    func broken() {
        let code = #"""
            @implementation App
            #if A
            - (void)a:(int)x {
            #else
            - (void)b {
            #endif
                go(1,
            #if B
                2
            #else
                3
            #endif
                );
            #if C
                if (a) {}
            #endif
                else { b(); }
            }
            @end
            int last;
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "App" type "class" ["@implementation"]
                  function "a" label "a:" type "void"
                    parameter: parameter "x" label "a" type "int"
                    body: block
                      call "go" label "go(_:_:)"
                        function: name "go"
                        argument: argument
                          value: number "1"
                        argument: argument
                          value: number "2"
                      if
                        condition: name "a"
                        then: block
                        otherwise: block
                          call "b" label "b()"
                            function: name "b"
                variable "last" type "int"
                """#)
    }

    @Test("The guard of a header is no condition")
    func guards() {
        let code = #"""
            #ifndef APP_H
            #define APP_H
            NS_ASSUME_NONNULL_BEGIN
            NS_SWIFT_NAME(Name)
            @interface App : NSObject
            @end
            NS_ASSUME_NONNULL_END
            #endif
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "App" type "class" ["@interface"]
                  inherited: inherited "NSObject"
                """#)
    }
}
