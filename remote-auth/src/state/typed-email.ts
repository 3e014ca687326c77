let typed = '';

/**
 * The address that was typed last. Whoever goes from one of these screens to another, or back, finds it there; a
 * sign-in forgets it. It lives as long as the page.
 */
export const typedEmail = {
  get: () => typed,
  keep(email: string) {
    typed = email;
  },
  forget() {
    typed = '';
  },
};
