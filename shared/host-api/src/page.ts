/** Opens a path of the product as a new page, so that nothing of this one is left in memory. */
export const openPage = (path: string): void => window.location.assign(path);
export const reloadPage = (): void => window.location.reload();
