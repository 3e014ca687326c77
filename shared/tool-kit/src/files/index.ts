export { tooLarge, tooManyPoints } from './file-limits.ts';
export { packed, unpacked, type PackedRoute } from './packed-route.ts';
