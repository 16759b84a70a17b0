import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The calls of `handset phone --package`, with a program that answers as a team's app does.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct PackageCallTests {
    private let package: PackageStandIn

    init() throws { package = try PackageStandIn() }

    @Test(
        "A push for a call rings, and what somebody does with it reaches the app's own code",
        .exhaustive)
    func call() throws {
        let result = try package.run(
            """
            voip() { ask notifications -H 'apns-push-type: voip' -d '{"aps":{},"caller":"Ann"}'; }
            shown() { jq -c '[(.calls[] | [.caller, .isConnected]), .actions.answer.possible, .actions.decline.possible]'; }
            ask phone | shown
            voip | jq -c .fate.code
            ask notifications/1 | jq -c '[.history[].kind]'
            ask phone | shown
            act answer | jq -c '.phone.package.log'
            ask phone | shown
            act answer | jq -r .detail
            act decline > given
            ask phone | shown
            act decline | jq -r .detail
            # An app that ends has no calls.
            voip > given; act kill > given
            ask phone | shown
            """)
        #expect(
            result.output == """
                [false,false]
                "none"
                ["arrived","callback"]
                [["Ann",false],true,true]
                ["answered"]
                [["Ann",true],false,true]
                It is not possible: no call rings.
                [false,false]
                It is not possible: the phone shows no call.
                [false,false]
                status 0

                """)
    }

    @Test(
        "A push for a Live Activity reaches the app's own code, and the Lock Screen shows its fields"
    )
    func activity() throws {
        let result = try package.run(
            """
            now=$(date +%s)
            ask notifications -H 'apns-push-type: liveactivity' -d '{"aps":{"event":"start","timestamp":'$now',
                "attributes-type":"Ride","attributes":{"order":7},"content-state":{"driver":"Ann"},
                "alert":{"title":"Your ride"}}}' > given
            ask notifications/1 | jq -c '[.history[].kind]'
            ask phone | jq -c '.liveActivities[0] | [.type, .state[0].value]'
            """)
        #expect(
            result.output == """
                ["arrived"]
                ["Ride","Ann"]
                status 0

                """)
    }
}
