const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row: the database refuses others. */
export const isId = (text: string): boolean => uuid.test(text);
