import type { PlanFile } from '@breakaway/cycling';

/** Saves a file through the browser under its name. */
export function saveFile({ fileName, mediaType, content }: PlanFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Delayed: some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
