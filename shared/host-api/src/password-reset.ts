import { getConfig } from './config.ts';
import { storage } from './storage.ts';

const key = (name: string) => `${getConfig().product.slug}_${name}`;

/** What the three screens of a password reset pass on to each other, stored in this browser. */
export const passwordReset = {
  email: () => storage.get(key('reset_email')),
  begin(email: string) {
    storage.set(key('reset_email'), email);
    storage.remove(key('reset_token'));
  },
  /** The reset token that the verified code was exchanged for. */
  ticket: () => storage.get(key('reset_token')),
  saveTicket: (ticket: string) => storage.set(key('reset_token'), ticket),
  end() {
    storage.remove(key('reset_email'));
    storage.remove(key('reset_token'));
  },
};
