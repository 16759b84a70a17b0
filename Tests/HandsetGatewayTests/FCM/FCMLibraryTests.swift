import Foundation
import HandsetCommandSupport
import HandsetFixtures
import HandsetTestSupport
import Testing

/// Libraries for FCM from PyPI, unmodified: what they send arrives, and they see what is wrong in their own way.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct FCMLibraryTests {
    struct Library: CustomTestStringConvertible, Sendable {
        let module: String
        /// The program, which gets a token that is right and one that nobody has.
        let program: String
        /// The name of the error, or what the library does with a dead token.
        let reaction: String

        var testDescription: String { module }
    }

    static let libraries = [
        Library(
            module: "firebase_admin",
            program: """
                import asyncio, sys, firebase_admin
                from firebase_admin import messaging as m
                firebase_admin.initialize_app()
                note = m.Notification(title="a", body="b")
                data = {"session": "42"}
                messages = [m.Message(token=each, notification=note, data=data) for each in sys.argv[1:]]
                for answer in asyncio.run(m.send_each_async(messages)).responses:
                    print(answer.message_id or type(answer.exception).__name__)
                """, reaction: "UnregisteredError"),
        Library(
            module: "fcm_django",
            program: """
                import sys, django
                from django.conf import settings
                settings.configure(
                    INSTALLED_APPS=["django.contrib.contenttypes", "django.contrib.auth", "fcm_django"],
                    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
                    FCM_DJANGO_SETTINGS={}, USE_TZ=True)
                django.setup()
                from django.core.management import call_command
                call_command("migrate", verbosity=0)
                import firebase_admin
                from firebase_admin.messaging import Message, Notification
                firebase_admin.initialize_app()
                from fcm_django.models import FCMDevice
                for number, token in enumerate(sys.argv[1:]):
                    FCMDevice.objects.create(registration_id=token, type="ios", name=str(number))
                FCMDevice.objects.send_message(
                    Message(notification=Notification(title="a", body="b"), data={"session": "42"}))
                print("projects/", [each.active for each in FCMDevice.objects.order_by("name")])
                """, reaction: "[True, False]"),
        Library(
            module: "pyfcm",
            program: """
                import os, sys
                from pyfcm import FCMNotification
                sender = FCMNotification(
                    service_account_file=os.environ["GOOGLE_APPLICATION_CREDENTIALS"], project_id="demo")
                for token in sys.argv[1:]:
                    try:
                        print(sender.notify(
                            fcm_token=token, notification_title="a", notification_body="b",
                            data_payload={"session": "42"}))
                    except Exception as error:
                        print(type(error).__name__)
                """, reaction: "FCMNotRegisteredError"),
        Library(
            module: "async_firebase",
            program: """
                import asyncio, os, sys
                from async_firebase import AsyncFirebaseClient
                from async_firebase.messages import Message, Notification
                async def send(token):
                    client = AsyncFirebaseClient(use_http2=True)
                    client.creds_from_service_account_file(os.environ["GOOGLE_APPLICATION_CREDENTIALS"])
                    answer = await client.send(Message(
                        token=token, notification=Notification(title="a", body="b"),
                        data={"session": "42"}))
                    print(answer.message_id or type(answer.exception).__name__)
                for token in sys.argv[1:]:
                    asyncio.run(send(token))
                """, reaction: "UnregisteredError"),
    ]

    @Test(
        "A library's message arrives, and it reacts to a dead token",
        arguments: Sweep.every(7, of: libraries))
    func reaction(library: Library) throws {
        try NeededProgram.pythonPackage(library.module).require()
        var generator = FixtureGenerator(seed: 1)
        let gone = FCMToken(fault: .unregistered, using: &generator).text
        let python = "\(FileManager.default.currentDirectoryPath)/.build/python/bin/python"
        let folder = try TemporaryFolder()
        try folder.write(library.program, to: "sender.py")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            handset listen --fcm --fcm-only --format json --expect 1 --quiet --state-directory state \
                --exec '\(python) sender.py $HANDSET_FCM_TOKEN \(gone) > out 2>&1'
            """)
        let output = try String(contentsOfFile: folder.path("out"), encoding: .utf8)
        #expect(result.status == 0, "\(result.errors)\(output)")
        #expect(result.output.contains(#""session":"42""#))
        #expect(output.contains("projects/"), "\(output)")
        #expect(output.contains(library.reaction), "\(output)")
    }
}
