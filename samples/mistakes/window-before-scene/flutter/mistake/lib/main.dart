import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';

final navigator = GlobalKey<NavigatorState>();

void open(RemoteMessage message) {
  navigator.currentState?.pushNamed('/ferry', arguments: message.data['ferry']);
}

@pragma('vm:entry-point')
Future<void> keep(RemoteMessage message) async {}

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  await FirebaseMessaging.instance.requestPermission();
  FirebaseMessaging.onBackgroundMessage(keep);
  FirebaseMessaging.onMessageOpenedApp.listen(open);
  final first = await FirebaseMessaging.instance.getInitialMessage();
  if (first != null) open(first);
  runApp(MaterialApp(navigatorKey: navigator, home: const Placeholder()));
}
