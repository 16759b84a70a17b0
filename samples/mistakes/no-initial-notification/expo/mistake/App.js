import * as Notifications from 'expo-notifications';
import TicketScreen from './screens/TicketScreen';

Notifications.setNotificationHandler({
  handleNotification: async () => ({
    shouldShowBanner: true, shouldShowList: true, shouldPlaySound: true, shouldSetBadge: false,
  }),
});

export default function App() {
  return <TicketScreen />;
}
