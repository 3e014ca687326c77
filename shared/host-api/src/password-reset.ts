import { getConfig } from './config.ts';

const key = (name: string) => `${getConfig().product.slug}_${name}`;

/** What the three screens of a password reset hand on to each other, kept in this browser. */
export const passwordReset = {
  email: () => localStorage.getItem(key('reset_email')),
  begin(email: string) {
    localStorage.setItem(key('reset_email'), email);
    localStorage.removeItem(key('reset_token'));
  },
  /** The ticket that the verified code was exchanged for. */
  ticket: () => localStorage.getItem(key('reset_token')),
  saveTicket: (ticket: string) => localStorage.setItem(key('reset_token'), ticket),
  end() {
    localStorage.removeItem(key('reset_email'));
    localStorage.removeItem(key('reset_token'));
  },
};
