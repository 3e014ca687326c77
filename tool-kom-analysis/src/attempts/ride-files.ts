/** What rides are called; compressed ones are refused with a reason when they are read. */
const RIDE = /\.(gpx|tcx|fit)(\.gz)?$/i;

/** The files that may be rides, and how many others were left out. Those of a folder that are something else do not count. */
export function rideFiles(files: readonly File[]): { rides: File[]; others: number } {
  const rides = files.filter(({ name }) => RIDE.test(name));
  return { rides, others: files.length - rides.length };
}

/** All files of what was dropped, those in folders too, however deep. */
export async function droppedFiles(items: DataTransferItemList, files: FileList): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry?.() ?? null).filter(
    (entry) => entry !== null,
  );
  if (!entries.some(({ isDirectory }) => isDirectory)) return Array.from(files);
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return new Promise((resolve) =>
      (entry as FileSystemFileEntry).file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    );
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  // A reader gives a hundred entries at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) return found;
    found.push(...(await Promise.all(some.map(filesIn))).flat());
  }
}
