import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  await FirebaseMessaging.instance.requestPermission();
  await FirebaseMessaging.instance.setForegroundNotificationPresentationOptions(alert: true, badge: true, sound: true);
  FirebaseMessaging.onMessageOpenedApp.listen((message) => openPage(message.data['url']));
  final first = await FirebaseMessaging.instance.getInitialMessage();
  if (first != null) openPage(first.data['url']);
  runApp(const MaterialApp(home: Text('Dorfbus')));
}
