/** What this remote exposes, one module per screen (`profile/Settings`); the list itself is in `webpack.config.mjs`. */
export type ProfileScreen = 'Settings' | 'Onboarding';
