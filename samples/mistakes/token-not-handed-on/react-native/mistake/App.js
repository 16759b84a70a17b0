import PushNotificationIOS from '@react-native-community/push-notification-ios';
import { useEffect } from 'react';
import { navigate } from './navigation';

export default function App() {
  useEffect(() => {
    PushNotificationIOS.addEventListener('register', (token) => send(token));
    PushNotificationIOS.addEventListener('notification', (notification) => {
      navigate('Boat', notification.getData().boat);
      notification.finish('UIBackgroundFetchResultNoData');
    });
    PushNotificationIOS.getInitialNotification().then((first) => first && navigate('Boat', first.getData().boat));
    PushNotificationIOS.requestPermissions();
  }, []);
  return null;
}
