import React, { useEffect, useState } from 'react';
import { SafeAreaView, Text } from 'react-native';
import messaging, { FirebaseMessagingTypes } from '@react-native-firebase/messaging';

type Message = FirebaseMessagingTypes.RemoteMessage;

export default function App() {
  const [route, setRoute] = useState('/');

  useEffect(() => {
    const open = (message: Message | null) => {
      const url = message?.data?.url;
      if (typeof url === 'string') {
        setRoute(url);
      }
    };

    messaging().requestPermission();
    messaging()
      .getToken()
      .then(token => console.log('token', token));

    return messaging().onNotificationOpenedApp(open);
  }, []);

  return (
    <SafeAreaView>
      <Text>{route === '/' ? 'Zirkus Kasimir' : `Ticket ${route.split('/').pop()}`}</Text>
    </SafeAreaView>
  );
}
