import HandsetTree
import Testing

/// The types, members and functions of Objective-C.
@Suite("Declarations of Objective-C")
struct ObjectiveCDeclarationTests {
    @Test("A class has its superclass, its protocols and its variables")
    func classes() {
        let code = #"""
            @interface App : UIResponder <UIApplicationDelegate, Other> {
                @private
                int count;
                NSString *_name;
            }
            @end
            @implementation App
            @synthesize window;
            @end
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "App" type "class" ["@interface"]
                  inherited: inherited "UIResponder"
                  inherited: inherited "UIApplicationDelegate"
                  inherited: inherited "Other"
                  variable "count" type "int"
                  variable "_name" type "NSString"
                type "App" type "class" ["@implementation"]
                """#)
    }

    @Test("A category and a class extension are extensions")
    func extensions() {
        let code = #"""
            @interface App () <Other>
            @end
            @implementation App (Push)
            @end
            @class Later;
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "App" type "extension" ["@interface"]
                  inherited: inherited "Other"
                type "App" label "Push" type "extension" ["@implementation"]
                """#)
    }

    @Test("A protocol has those it inherits")
    func protocols() {
        let code = #"""
            @protocol Later;
            @protocol Receiver <NSObject>
            @optional
            - (void)receive:(nullable NSDictionary<NSString *, id> *)info;
            @end
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "Receiver" type "protocol"
                  inherited: inherited "NSObject"
                  function "receive" label "receive:" type "void"
                    parameter: parameter "info" label "receive" type "NSDictionary<NSString,id>"
                """#)
    }

    @Test("A class may have types of its own")
    func generics() {
        let code = #"""
            @interface Box<__covariant Item> : NSArray<Item> <NSCopying>
            @end
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "Box" type "class" ["@interface"]
                  inherited: inherited "NSArray"
                  inherited: inherited "NSCopying"
                """#)
    }

    @Test("A property has its type without pointers, and its attributes")
    func properties() {
        let code = #"""
            @interface App : NSObject
            @property (nonatomic, weak) id<UNUserNotificationCenterDelegate> delegate;
            @property (copy, nullable) void (^handler)(BOOL granted, NSError *error);
            @property (strong, getter=isNew) IBOutlet UILabel *label API_AVAILABLE(ios(10));
            @property NSArray<NSString *> *names, *others;
            @end
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "App" type "class" ["@interface"]
                  inherited: inherited "NSObject"
                  variable "delegate" type "id<UNUserNotificationCenterDelegate>" ["nonatomic", "weak"]
                  variable "handler" type "void(^)(BOOL,NSError)" ["copy", "nullable"]
                  variable "label" type "UILabel" ["strong", "getter=isNew", "IBOutlet"]
                  variable "names" type "NSArray<NSString>"
                  variable "others" type "NSArray<NSString>"
                """#)
    }

    @Test("A method has its selector, its parameters and its result")
    func methods() {
        let code = #"""
            @implementation App
            + (instancetype)shared { return nil; }
            - (void)add:(int)first :(int)second, ... NS_REQUIRES_NIL_TERMINATION {}
            - (nonnull NSString *)application:(UIApplication *)application
                handle:(void (^)(UIBackgroundFetchResult))completion __attribute__((unused))
            {
                return nil;
            }
            - plain {}
            @end
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "App" type "class" ["@implementation"]
                  function "shared" label "shared" type "instancetype" ["static"]
                    body: block
                      return
                        value: nothing
                  function "add" label "add::" type "void"
                    parameter: parameter "first" label "add" type "int"
                    parameter: parameter "second" type "int"
                    body: block
                  function "application" label "application:handle:" type "NSString"
                    parameter: parameter "application" label "application" type "UIApplication"
                    parameter: parameter "completion" label "handle" type "void(^)(UIBackgroundFetchResult)"
                    body: block
                      return
                        value: nothing
                  function "plain" label "plain"
                    body: block
                """#)
    }

    @Test("A function of C has its parameters and its result")
    func functions() {
        let code = #"""
            static NSString *name(int a, NSArray<NSString *> *list, void (^block)(BOOL)) { return nil; }
            void later(void) API_AVAILABLE(ios(10));
            FOUNDATION_EXPORT void far(id, ...);
            extern "C" {
            int inner(unsigned int count) { return 1; }
            }
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                function "name" label "name(_:_:_:)" type "NSString" ["static"]
                  parameter: parameter "a" type "int"
                  parameter: parameter "list" type "NSArray<NSString>"
                  parameter: parameter "block" type "void(^)(BOOL)"
                  body: block
                    return
                      value: nothing
                function "later" label "later()" type "void"
                function "far" label "far(_:)" type "void"
                  parameter: parameter type "id"
                function "inner" label "inner(_:)" type "int"
                  parameter: parameter "count" type "unsignedint"
                  body: block
                    return
                      value: number "1"
                """#)
    }

    @Test("Constants have their values, and extern variables none")
    func constants() {
        let code = #"""
            static NSString *const kName = @"x";
            NSString * const kParts = @"a" @"b" "c";
            extern NSString *const kFar;
            static const int kCount = 5, kOther = -0x1F;
            void (^kBlock)(int) = nil;
            dispatch_queue_t kQueue;
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                variable "kName" type "NSString" ["static", "const"]
                  value: string "x"
                variable "kParts" type "NSString" ["const"]
                  value: string "abc"
                variable "kFar" type "NSString" ["extern", "const"]
                variable "kCount" type "int" ["static", "const"]
                  value: number "5"
                variable "kOther" type "int" ["static", "const"]
                  value: number "-0x1F"
                variable "kBlock" type "void(^)(int)"
                  value: nothing
                variable "kQueue" type "dispatch_queue_t"
                """#)
    }

    @Test("A definition of a string, a number or a boolean is a variable")
    func definitions() {
        let code = #"""
            #define NAME @"text" /* comment */
            #define LONG @"a" \
                @"b"
            #define COUNT (5)
            #define LESS -1.5f
            #define IS_ON YES
            #define CALL(x) [x call]
            #define OTHER NAME
            #pragma mark - It's a mark
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                variable "NAME" ["define"]
                  value: string "text"
                variable "LONG" ["define"]
                  value: string "ab"
                variable "COUNT" ["define"]
                  value: number "5"
                variable "LESS" ["define"]
                  value: number "-1.5"
                variable "IS_ON" ["define"]
                  value: boolean "true"
                """#)
    }

    @Test("Imports have the path or the name")
    func modules() {
        let code = #"""
            #import <UserNotifications/UserNotifications.h>
            #import "App.h"
            #include <objc/runtime.h>
            @import UIKit.UIView;
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                module "UserNotifications/UserNotifications.h"
                module "App.h"
                module "objc/runtime.h"
                module "UIKit.UIView"
                """#)
    }

    @Test("Enumerations have their cases, structures their variables")
    func enumerations() {
        let code = #"""
            typedef NS_ENUM(NSInteger, Kind) { KindA = 1, KindB API_AVAILABLE(ios(10)), };
            typedef enum { First, Second } Place;
            enum Other : NSUInteger { OtherA = 1 << 2 };
            typedef struct { int a; NSString *b; unsigned c : 1; } Pair;
            typedef void (^Handler)(BOOL);
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "Kind" type "enum"
                  inherited: inherited "NSInteger"
                  enumCase "KindA"
                    value: number "1"
                  enumCase "KindB"
                type "Place" type "enum"
                  enumCase "First"
                  enumCase "Second"
                type "Other" type "enum"
                  enumCase "OtherA"
                    value: operation "<<"
                      number "1"
                      number "2"
                type "Pair" type "struct"
                  variable "a" type "int"
                  variable "b" type "NSString"
                  variable "c" type "unsigned"
                """#)
    }

    @Test("A method in a macro of React Native is a function")
    func reactNative() {
        let code = #"""
            @implementation Push
            RCT_EXPORT_MODULE()
            RCT_EXPORT_METHOD(ask:(NSString *)topic resolver:(RCTPromiseResolveBlock)resolve) { resolve(topic); }
            RCT_REMAP_METHOD(token, tokenWith:(RCTResponseSenderBlock)callback) {}
            RCT_EXTERN_METHOD(stop)
            @end
            @interface RCT_EXTERN_MODULE(Bridge, RCTEventEmitter)
            @end
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                type "Push" type "class" ["@implementation"]
                  function "ask" label "ask:resolver:" ["RCT_EXPORT_METHOD"]
                    parameter: parameter "topic" label "ask" type "NSString"
                    parameter: parameter "resolve" label "resolver" type "RCTPromiseResolveBlock"
                    body: block
                      call "resolve" label "resolve(_:)"
                        function: name "resolve"
                        argument: argument
                          value: name "topic"
                  function "tokenWith" label "tokenWith:" ["RCT_REMAP_METHOD"]
                    parameter: parameter "callback" label "tokenWith" type "RCTResponseSenderBlock"
                    body: block
                  function "stop" label "stop" ["RCT_EXTERN_METHOD"]
                type "Bridge" type "class" ["@interface"]
                  inherited: inherited "RCTEventEmitter"
                """#)
    }

    @Test("C++ does no harm")
    func plusPlus() {
        let code = #"""
            #include <vector>
            namespace app {
            template <typename T> class Box : public Base<T> {
            public:
                Box(int a) : value(a) {}
                int get() const { return value; }
            };
            }
            std::vector<int> app::list(const std::string &name) {
                auto value = std::make_shared<Box<int>>(name);
                for (auto &item : list) { item->go(); }
                auto last = [&](int a) { return a; };
                return static_cast<int>(value);
            }
            using namespace std;
            int after = 1;
            """#
        #expect(
            ObjectiveCCode.declarations(code) == #"""
                module "vector"
                type "Box" type "struct"
                function "list" label "list(_:)" type "std::vector<int>"
                  parameter: parameter "name" type "std::string"
                  body: block
                    variable "value" type "auto"
                      value: call "std::make_shared" label "std::make_shared(_:)"
                        function: name "std::make_shared"
                        argument: argument
                          value: name "name"
                    loop "for"
                      pattern: variable "item" type "auto"
                      subject: name "list"
                      body: block
                        call "go" label "go()"
                          function: member "go"
                            base: name "item"
                    variable "last" type "auto"
                      value: closure
                        parameter: parameter "a" type "int"
                        return
                          value: name "a"
                    return
                      value: cast "as!" type "int"
                        value: name "value"
                variable "after" type "int"
                  value: number "1"
                """#)
    }
}
