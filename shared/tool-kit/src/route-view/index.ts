export { makeCursor, useLook, type Cursor, type Look } from './cursor.ts';
export { elevationPanel } from './elevation-panel.ts';
export { gradePieces, GRADES, type GradePiece } from './gradients.ts';
export type { MapColour } from './map-shape.ts';
export { nodeAt, placeDigits } from './place.ts';
export { powerPanel } from './power-panel.ts';
export { ProfileSketch } from './ProfileSketch.tsx';
export { RoadPlot } from './RoadPlot.tsx';
export { RouteMap } from './RouteMap.tsx';
