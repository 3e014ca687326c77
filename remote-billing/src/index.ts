/** What this remote exposes: the payment page and the page that manages the plan. */
export type { default as Subscription } from './screens/subscription/Subscription.tsx';
export type { default as ManageSubscription } from './screens/manage-subscription/ManageSubscription.tsx';
