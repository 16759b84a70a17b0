import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  await FirebaseMessaging.instance.requestPermission(badge: false);
  await FirebaseMessaging.instance.setForegroundNotificationPresentationOptions(alert: true, sound: true);
  FirebaseMessaging.onMessageOpenedApp.listen((message) => openBird(message.data['bird']));
  final first = await FirebaseMessaging.instance.getInitialMessage();
  if (first != null) openBird(first.data['bird']);
  runApp(const MaterialApp(home: Text('Perch')));
}
