import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';

import 'plan_store.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  FirebaseMessaging.onBackgroundMessage((message) async {
    await PlanStore().markStale(message.data['plan'] as String?);
  });
  runApp(const LunchApp());
}

class LunchApp extends StatefulWidget {
  const LunchApp({super.key});

  @override
  State<LunchApp> createState() => _LunchAppState();
}

class _LunchAppState extends State<LunchApp> {
  final _navigator = GlobalKey<NavigatorState>();

  @override
  void initState() {
    super.initState();
    final messaging = FirebaseMessaging.instance;
    messaging.requestPermission();
    messaging.setForegroundNotificationPresentationOptions(alert: true, badge: true, sound: true);
    messaging.getInitialMessage().then((message) {
      if (message != null) _open(message);
    });
    FirebaseMessaging.onMessageOpenedApp.listen(_open);
  }

  void _open(RemoteMessage message) {
    final plan = message.data['plan'];
    if (plan != null) _navigator.currentState?.pushNamed('/plans/$plan');
  }

  @override
  Widget build(BuildContext context) {
    return MaterialApp(
      navigatorKey: _navigator,
      home: const Scaffold(body: Center(child: Text('Speiseplan'))),
      onGenerateRoute: (settings) => MaterialPageRoute(
        builder: (_) => Scaffold(body: Center(child: Text(settings.name!))),
      ),
    );
  }
}
