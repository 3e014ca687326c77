/** Clock time after a start, such as `13:05`, with the days that have passed; a dash without a start. */
export function clockAfter(start: string, seconds: number): string {
  const [hours, minutes] = start.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return '–';
  const total = hours * 60 + minutes + Math.round(seconds / 60);
  const days = Math.floor(total / 1440);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(total / 60) % 24)}:${two(total % 60)}${days > 0 ? ` +${days} d` : ''}`;
}
