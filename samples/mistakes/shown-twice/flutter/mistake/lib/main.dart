import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';
import 'package:flutter_local_notifications/flutter_local_notifications.dart';

final local = FlutterLocalNotificationsPlugin();

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  await FirebaseMessaging.instance.requestPermission();
  await FirebaseMessaging.instance.setForegroundNotificationPresentationOptions(alert: true, badge: true, sound: true);
  await local.initialize(const InitializationSettings(iOS: DarwinInitializationSettings()));
  FirebaseMessaging.onMessage.listen((message) {
    local.show(1, message.notification?.title, message.notification?.body, const NotificationDetails());
  });
  runApp(const MaterialApp(home: Text('Cloudy')));
}
