// The phone around the app: it gives it what standard input says, a payload, `token HEX` or `fail DOMAIN CODE TEXT`
// on each line, and writes its log and its calls, each with a zero at its end, into two files.
#import "AppDelegate.h"
#import "Payload.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *logFile, *callFile;

static void writeText(NSString *text, FILE *file, char end) {
    NSData *bytes = [text dataUsingEncoding:NSUTF8StringEncoding];
    fwrite([bytes bytes], 1, [bytes length], file);
    fputc(end, file);
}

void NSLog(NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    writeText(text, logFile, '\n');
    [text release];
}

@implementation UIApplication
- (void)registerForRemoteNotificationTypes:(UIRemoteNotificationType)types {
}
@end

@implementation UIWebView
- (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script {
    writeText(script, callFile, 0);
    return @"";
}
@end

static NSData *dataOfHex(NSString *digits) {
    NSMutableData *data = [NSMutableData data];
    for (NSUInteger i = 0; i + 1 < [digits length]; i += 2) {
        unsigned char byte = strtol([[digits substringWithRange:NSMakeRange(i, 2)] UTF8String], NULL, 16);
        [data appendBytes:&byte length:1];
    }
    return data;
}

static void play(NSString *line, AppDelegate *app, UIApplication *application) {
    if ([line hasPrefix:@"{"]) {
        [app application:application didReceiveRemoteNotification:[Payload payloadWithJSON:line]];
        return;
    }
    [app application:application didFinishLaunchingWithOptions:nil];
    NSArray *words = [line componentsSeparatedByString:@" "];
    if ([line hasPrefix:@"token "]) {
        [app application:application
            didRegisterForRemoteNotificationsWithDeviceToken:dataOfHex([words objectAtIndex:1])];
        return;
    }
    NSRange rest = NSMakeRange(3, [words count] - 3);
    NSString *text = [[words subarrayWithRange:rest] componentsJoinedByString:@" "];
    NSError *error = [NSError errorWithDomain:[words objectAtIndex:1]
                                         code:[[words objectAtIndex:2] intValue]
                                     userInfo:[NSDictionary dictionaryWithObject:text
                                                                          forKey:NSLocalizedDescriptionKey]];
    [app application:application didFailToRegisterForRemoteNotificationsWithError:error];
}

int main(int count, char **arguments) {
    if (count != 3) return 64;
    logFile = fopen(arguments[1], "w");
    callFile = fopen(arguments[2], "w");
    NSAutoreleasePool *all = [NSAutoreleasePool new];
    UIApplication *application = [[UIApplication new] autorelease];
    AppDelegate *app = [[[AppDelegate alloc] initWithWebView:[[UIWebView new] autorelease]] autorelease];
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, stdin)) > 0) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSString *text = [[NSString alloc] initWithBytes:line length:length - 1 encoding:NSUTF8StringEncoding];
        if (!text) return 2;
        play(text, app, application);
        [text release];
        [pool release];
    }
    free(line);
    [all release];
    return fclose(logFile) | fclose(callFile);
}
