import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  await FirebaseMessaging.instance.requestPermission();
  FirebaseMessaging.onMessageOpenedApp.listen((message) => openTree(message.data['tree']));
  final first = await FirebaseMessaging.instance.getInitialMessage();
  if (first != null) openTree(first.data['tree']);
  runApp(const MaterialApp(home: Text('Orchard')));
}
