export { DeviceFiles } from './DeviceFiles.tsx';
export type { FileChoice, FileChoices, FileKey } from './file-choice.ts';
export { Paper } from './PrintSheet.tsx';
