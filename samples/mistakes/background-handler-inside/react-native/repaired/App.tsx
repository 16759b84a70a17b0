import React, { useEffect, useState } from 'react';
import { SafeAreaView, Text } from 'react-native';
import messaging, { FirebaseMessagingTypes } from '@react-native-firebase/messaging';
import { markStale } from './src/plans';

export default function App() {
  const [plan, setPlan] = useState<string>();

  useEffect(() => {
    const open = (message: FirebaseMessagingTypes.RemoteMessage | null) => {
      if (message?.data?.plan) {
        setPlan(String(message.data.plan));
      }
    };
    messaging().requestPermission();
    messaging().getInitialNotification().then(open);
    const opened = messaging().onNotificationOpenedApp(open);
    const received = messaging().onMessage(message => markStale(message.data?.plan));
    return () => {
      opened();
      received();
    };
  }, []);

  return (
    <SafeAreaView>
      <Text>{plan ? `Plan ${plan}` : 'Speiseplan'}</Text>
    </SafeAreaView>
  );
}
