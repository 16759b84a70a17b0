import messaging from '@react-native-firebase/messaging';
import { navigate } from './navigation';

export async function startPush() {
  await messaging().requestPermission();
  messaging().onNotificationOpenedApp((message) => navigate('Peak', message.data.peak));
  const first = await messaging().getInitialNotification();
  if (first) navigate('Peak', first.data.peak);
}
