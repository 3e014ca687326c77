/** The display name of a field: `confirmPassword` is Confirm Password, `powerMatrix.ftp` is Ftp. */
export function labelOf(field: string): string {
  if (field === 'otp') return 'OTP';
  const words = field
    .split('.')
    .at(-1)!
    .replace(/([A-Z])/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
