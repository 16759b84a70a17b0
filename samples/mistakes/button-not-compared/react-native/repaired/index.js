import notifee, { EventType } from '@notifee/react-native';
import messaging from '@react-native-firebase/messaging';
import { AppRegistry } from 'react-native';
import App from './App';
import { answer, open } from './party';

notifee.setNotificationCategories([
  { id: 'invite', actions: [{ id: 'accept', title: 'Accept' }, { id: 'declineAction', title: 'Decline' }] },
]);

async function handle({ type, detail }) {
  if (type === EventType.ACTION_PRESS && detail.pressAction.id === 'accept') answer(true);
  else if (type === EventType.ACTION_PRESS && detail.pressAction.id === 'declineAction') answer(false);
  else if (type === EventType.PRESS) open(detail.notification.data.invite);
}

notifee.onForegroundEvent(handle);
notifee.onBackgroundEvent(handle);
notifee.getInitialNotification().then((first) => first && open(first.notification.data.invite));
messaging().requestPermission();

AppRegistry.registerComponent('Party', () => App);
