import 'package:firebase_core/firebase_core.dart';
import 'package:firebase_messaging/firebase_messaging.dart';
import 'package:flutter/material.dart';

@pragma('vm:entry-point')
Future<void> onBackground(RemoteMessage message) async {
  await Firebase.initializeApp();
}

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  FirebaseMessaging.onBackgroundMessage(onBackground);
  runApp(const KasimirApp());
}

class KasimirApp extends StatefulWidget {
  const KasimirApp({super.key});

  @override
  State<KasimirApp> createState() => _KasimirAppState();
}

class _KasimirAppState extends State<KasimirApp> {
  final navigator = GlobalKey<NavigatorState>();

  @override
  void initState() {
    super.initState();
    _setUpPush();
  }

  Future<void> _setUpPush() async {
    final messaging = FirebaseMessaging.instance;
    FirebaseMessaging.onMessageOpenedApp.listen(_open);
    final first = await messaging.getInitialMessage();
    if (first != null) _open(first);
    await messaging.requestPermission();
    await messaging.setForegroundNotificationPresentationOptions(alert: true, badge: true, sound: true);
    debugPrint('token: ${await messaging.getToken()}');
  }

  void _open(RemoteMessage message) {
    final url = message.data['url'];
    if (url is String) navigator.currentState?.pushNamed(url);
  }

  @override
  Widget build(BuildContext context) {
    return MaterialApp(
      navigatorKey: navigator,
      home: const Scaffold(body: Center(child: Text('Zirkus Kasimir'))),
      onGenerateRoute: (settings) => MaterialPageRoute(
        builder: (_) => Scaffold(body: Center(child: Text(settings.name ?? ''))),
      ),
    );
  }
}
