import axios from 'axios';

/**
 * The one axios instance. Cookies are sent too: one of them lets the API recognise a browser that a member has signed in
 * from. Only the bearer token identifies the caller.
 */
export const client = axios.create({ timeout: 60_000, withCredentials: true });
