/**
 * Text that was typed and not yet accepted: one per conversation and one for the next new one. It is stored in the
 * tab's session storage, which survives a reload and the sign-in after an expired session, and is bound to the member.
 */
const key = (owner: string, conversationId: string | null) =>
  `chat_draft:${owner}:${conversationId ?? 'new'}`;

export function readDraft(owner: string, conversationId: string | null): string {
  try {
    return sessionStorage.getItem(key(owner, conversationId)) ?? '';
  } catch {
    return '';
  }
}

export function saveDraft(owner: string, conversationId: string | null, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key(owner, conversationId));
    else sessionStorage.setItem(key(owner, conversationId), text);
  } catch {
    // Full or forbidden storage costs the draft after a reload, never the text on screen.
  }
}

/** Moves a draft when its conversation is created, or could not be. */
export function moveDraft(owner: string, from: string | null, to: string | null): void {
  const text = readDraft(owner, from);
  if (from === to || text === '') return;
  saveDraft(owner, to, text);
  saveDraft(owner, from, '');
}

/** Adds a text to a draft that may not be empty. */
export function addToDraft(owner: string, conversationId: string | null, text: string): void {
  const lines = new Set([readDraft(owner, conversationId), text]);
  saveDraft(owner, conversationId, [...lines].filter(Boolean).join('\n'));
}
