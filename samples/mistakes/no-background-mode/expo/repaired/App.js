import * as Notifications from 'expo-notifications';
import * as TaskManager from 'expo-task-manager';
import { refresh } from './orders';

const TASK = 'refresh-orders';

TaskManager.defineTask(TASK, ({ data }) => refresh(data.order));
Notifications.registerTaskAsync(TASK);

export default function App() {
  return null;
}
