#import "Calls.h"

@import CallKit;
@import PushKit;

@interface Calls () <PKPushRegistryDelegate, CXProviderDelegate>
@property (nonatomic, strong) PKPushRegistry *registry;
@property (nonatomic, strong) CXProvider *provider;
@end

@implementation Calls

- (void)start {
    self.provider = [[CXProvider alloc] initWithConfiguration:[[CXProviderConfiguration alloc] init]];
    [self.provider setDelegate:self queue:nil];
    self.registry = [[PKPushRegistry alloc] initWithQueue:dispatch_get_main_queue()];
    self.registry.delegate = self;
    self.registry.desiredPushTypes = [NSSet setWithObject:PKPushTypeVoIP];
}

- (void)pushRegistry:(PKPushRegistry *)registry didUpdatePushCredentials:(PKPushCredentials *)credentials forType:(PKPushType)type {
    NSLog(@"%@", credentials.token);
}

- (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type withCompletionHandler:(void (^)(void))completion {
    NSString *caller = payload.dictionaryPayload[@"caller"];
    CXCallUpdate *update = [[CXCallUpdate alloc] init];
    update.remoteHandle = [[CXHandle alloc] initWithType:CXHandleTypeGeneric value:caller ?: @""];
    [self.provider reportNewIncomingCallWithUUID:[NSUUID UUID] update:update completion:^(NSError *error) {
        completion();
    }];
}

- (void)providerDidReset:(CXProvider *)provider {
}

- (void)provider:(CXProvider *)provider performAnswerCallAction:(CXAnswerCallAction *)action {
    [action fulfill];
}

@end
