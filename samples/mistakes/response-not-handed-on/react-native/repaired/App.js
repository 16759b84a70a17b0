import PushNotification from 'react-native-push-notification';
import { navigate } from './navigation';

PushNotification.configure({
  onNotification: (notification) => {
    if (notification.userInteraction) navigate('Stalk', notification.data.stalk);
  },
  popInitialNotification: true,
});

export default () => null;
