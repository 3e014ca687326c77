import type { PlanFile } from '@breakaway/cycling';
import { saveFile } from '@breakaway/ui/save-file';

/** Saves a file of a plan through the browser under its name. */
export const savePlanFile = ({ fileName, mediaType, content }: PlanFile) =>
  saveFile(fileName, new Blob([content], { type: mediaType }));
