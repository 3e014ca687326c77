/** Where the draft of this tab's course is in the local storage. */
export const draftKey = () => `draft ${sessionStorage.getItem('open course')}`;
/** What is kept with the course of this tab, as text. */
export const keptDraft = () => localStorage.getItem(draftKey()) ?? '';
