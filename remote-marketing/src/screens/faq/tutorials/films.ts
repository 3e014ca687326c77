import askDarkClip from './ask.dark.clip.webp';
import askDarkStill from './ask.dark.still.webp';
import askLightClip from './ask.light.clip.webp';
import askLightStill from './ask.light.still.webp';
import profileDarkClip from './profile.dark.clip.webp';
import profileDarkStill from './profile.dark.still.webp';
import profileLightClip from './profile.light.clip.webp';
import profileLightStill from './profile.light.still.webp';
import routeDarkClip from './route.dark.clip.webp';
import routeDarkStill from './route.dark.still.webp';
import routeLightClip from './route.light.clip.webp';
import routeLightStill from './route.light.still.webp';
import segmentDarkClip from './segment.dark.clip.webp';
import segmentDarkStill from './segment.dark.still.webp';
import segmentLightClip from './segment.light.clip.webp';
import segmentLightStill from './segment.light.still.webp';
import signUpDarkClip from './sign-up.dark.clip.webp';
import signUpDarkStill from './sign-up.dark.still.webp';
import signUpLightClip from './sign-up.light.clip.webp';
import signUpLightStill from './sign-up.light.still.webp';

/** Addresses of a short film of the product and of one of its pictures, in both themes. */
export interface Film {
  clip: { light: string; dark: string };
  still: { light: string; dark: string };
}

/** Filmed in the product itself: `npm run tutorials` films them anew. */
export const films = {
  signUp: {
    clip: { light: signUpLightClip, dark: signUpDarkClip },
    still: { light: signUpLightStill, dark: signUpDarkStill },
  },
  profile: {
    clip: { light: profileLightClip, dark: profileDarkClip },
    still: { light: profileLightStill, dark: profileDarkStill },
  },
  ask: {
    clip: { light: askLightClip, dark: askDarkClip },
    still: { light: askLightStill, dark: askDarkStill },
  },
  route: {
    clip: { light: routeLightClip, dark: routeDarkClip },
    still: { light: routeLightStill, dark: routeDarkStill },
  },
  segment: {
    clip: { light: segmentLightClip, dark: segmentDarkClip },
    still: { light: segmentLightStill, dark: segmentDarkStill },
  },
} satisfies Record<string, Film>;
