let typed = '';

/**
 * The address that was typed last, filled in on the other screens of this remote. A sign-in clears it. It lives as long
 * as the page.
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
