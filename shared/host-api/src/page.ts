/** Opens a path of the product as a new page load, so that nothing of this page stays in memory. */
export const openPage = (path: string): void => window.location.assign(path);
export const reloadPage = (): void => window.location.reload();
