/** What this remote exposes, one module a screen (`profile/Settings`); the list itself is in `webpack.config.mjs`. */
export type ProfileScreen = 'Settings' | 'Onboarding';
