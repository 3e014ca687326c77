export { packed, unpacked, type PackedRoute } from './packed-route.ts';
