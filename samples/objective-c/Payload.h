#import <Foundation/Foundation.h>

/// A userInfo whose keys come in the order of the payload; a device has no fixed order.
@interface Payload : NSDictionary {
    NSMutableArray *keys;
    NSMutableDictionary *values;
}

/// Reads a payload of valid JSON without equal keys; nil if it is none.
+ (Payload *)payloadWithJSON:(NSString *)json;

@end
