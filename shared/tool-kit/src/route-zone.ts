import type { Route } from '@breakaway/cycling';

/**
 * The IANA time zone at the start of a route; null where it has no coordinates, or where the table of zones did not arrive.
 * About one inhabited place in twenty gets a neighbour's clock (measured by the table's maker), so the page offers the
 * device's.
 */
export async function routeZone({ latDeg, lonDeg }: Route): Promise<string | null> {
  const [lat, lon] = [latDeg[0], lonDeg[0]];
  if (lat === undefined || lon === undefined) return null;
  try {
    const { default: zoneAt } = await import('@photostructure/tz-lookup');
    const zone = zoneAt(lat, lon);
    // A browser older than the zone does not know its clock.
    Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return null;
  }
}
