import { toast } from '@breakaway/host-api';
import { Icon } from '@breakaway/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { announcementAtom } from '../state/atoms.ts';
import { texts } from '../texts.ts';
import { copyText } from './copy-text.ts';

const COPIED_MS = 1000;

const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  justify-self: start;
  min-width: 5.75rem;
  min-height: 44px;
  padding: var(--space-1) var(--space-2);
  margin: calc(-1 * var(--space-2)); /* its words keep the distances of a text */
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-muted);
  font-size: var(--text-s);
  cursor: pointer;
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
`;

/** Copies the text of an answer and confirms it for a second. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(0);
  const say = useSetAtom(announcementAtom);
  useEffect(() => {
    if (copied === 0) return;
    say(texts.onClipboard);
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => {
      clearTimeout(timer);
      say('');
    };
  }, [copied, say]);
  const copy = () =>
    copyText(text).then(
      () => setCopied((times) => times + 1),
      () => toast.error(texts.notCopied),
    );
  return (
    <Quiet type="button" onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      {copied ? texts.copied : texts.copy}
    </Quiet>
  );
}
