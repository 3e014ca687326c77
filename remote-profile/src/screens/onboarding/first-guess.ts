/**
 * A first FTP for somebody who never measured it, by how they ride, in W/kg: between the classes `untrained` and `good`
 * of Coggan's power profile (Allen, Coggan and McGregor 2019), women and men together. A test replaces it.
 */
export const levels = [
  { says: 'I ride now and then', wattsPerKg: 2 },
  { says: 'I ride every week', wattsPerKg: 2.6 },
  { says: 'I train', wattsPerKg: 3.2 },
  { says: 'I race', wattsPerKg: 3.9 },
] as const;

/** An FTP in watts, in steps of 5. @param weightKg as typed; without one, 70 kg */
export function guessFtp(wattsPerKg: number, weightKg: string): number {
  const typed = Number(weightKg.replace(',', '.'));
  const kg = typed >= 30 && typed <= 250 ? typed : 70;
  return 5 * Math.round((wattsPerKg * kg) / 5);
}
