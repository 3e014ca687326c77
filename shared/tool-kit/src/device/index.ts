export { attempt, deviceStore, onTold, tellTabs } from './device-store.ts';
export { openOffline } from './open-offline.ts';
