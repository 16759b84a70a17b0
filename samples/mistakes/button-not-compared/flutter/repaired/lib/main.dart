import 'package:flutter/material.dart';
import 'package:flutter_local_notifications/flutter_local_notifications.dart';

final local = FlutterLocalNotificationsPlugin();

void answer(NotificationResponse response) {
  if (response.actionId == 'accept') {
    accept(response.payload);
  } else if (response.actionId == 'declineAction') {
    decline(response.payload);
  } else {
    open(response.payload);
  }
}

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await local.initialize(
    InitializationSettings(
      iOS: DarwinInitializationSettings(
        notificationCategories: [
          DarwinNotificationCategory('invite', actions: [
            DarwinNotificationAction.plain('accept', 'Accept'),
            DarwinNotificationAction.plain('declineAction', 'Decline'),
          ]),
        ],
      ),
    ),
    onDidReceiveNotificationResponse: answer,
  );
  runApp(const MaterialApp(home: Placeholder()));
}
