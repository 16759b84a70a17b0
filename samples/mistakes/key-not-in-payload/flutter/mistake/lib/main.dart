import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';

final navigator = GlobalKey<NavigatorState>();

void open(RemoteMessage message) {
  navigator.currentState?.pushNamed(message.data['url']);
}

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  await FirebaseMessaging.instance.requestPermission();
  await FirebaseMessaging.instance.setForegroundNotificationPresentationOptions(alert: true, badge: true, sound: true);
  FirebaseMessaging.onMessageOpenedApp.listen(open);
  final first = await FirebaseMessaging.instance.getInitialMessage();
  if (first != null) open(first);
  runApp(MaterialApp(navigatorKey: navigator, home: const Placeholder()));
}
