const LONGEST_SUBJECT = 72;

/** Git writes these itself, or they are gone before anybody else sees them. */
const written = /^(Merge |Revert "|fixup! |squash! |amend! )/;

/**
 * What is wrong with a commit's message, in one sentence; undefined when nothing is.
 * @param message as Git gives it to a hook, with its comments
 */
export function messageFault(message: string): string | undefined {
  const text = message.split(/^# -+ >8 -+$/m)[0]!;
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  while (lines[0]?.trim() === '') lines.shift();
  const [subject = '', second = ''] = lines;
  if (subject === '') return 'The message has no subject: say in one line what changes.';
  if (written.test(subject)) return undefined;
  const length = [...subject].length;
  if (length > LONGEST_SUBJECT)
    return `The subject has ${length} characters, and ${LONGEST_SUBJECT} fit: say less there, and the rest below an empty line.`;
  if (second.trim() !== '') return 'Leave the line below the subject empty.';
  return undefined;
}
