/**
 * The origin of the page that frames this tool, or null when it is open alone. The server's `frame-ancestors` lets no
 * page frame it but the app, so whoever frames it is the app.
 */
export function framingOrigin(): string | null {
  if (window.parent === window) return null;
  const ancestor = window.location.ancestorOrigins?.[0];
  if (ancestor) return ancestor;
  try {
    return new URL(document.referrer).origin;
  } catch {
    return null;
  }
}
