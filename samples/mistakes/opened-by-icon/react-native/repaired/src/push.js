import messaging from '@react-native-firebase/messaging';
import { navigate } from './navigation';

export async function startPush() {
  await messaging().requestPermission();
  messaging().onNotificationOpenedApp((message) => navigate('Pot', message.data.pot));
  const first = await messaging().getInitialNotification();
  if (first) navigate('Pot', first.data.pot);
}
