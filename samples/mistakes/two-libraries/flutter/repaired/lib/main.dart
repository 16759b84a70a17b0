import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  await FirebaseMessaging.instance.requestPermission();
  await FirebaseMessaging.instance.setForegroundNotificationPresentationOptions(alert: true, sound: true);
  FirebaseMessaging.onMessageOpenedApp.listen((message) => openBed(message.data['bed']));
  final first = await FirebaseMessaging.instance.getInitialMessage();
  if (first != null) openBed(first.data['bed']);
  runApp(const MaterialApp(home: Text('Garden')));
}
