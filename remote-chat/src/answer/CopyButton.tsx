import { toast } from '@breakaway/host-api';
import { Icon } from '@breakaway/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copyText } from './copy-text.ts';

const COPIED_MS = 1000;

const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 36px;
  padding: 0.25rem 0.5rem;
  margin-left: -0.5rem;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-muted);
  font-size: 0.875rem;
  cursor: pointer;
  &:hover {
    background: var(--bg-sunken);
    color: var(--text);
  }
`;

/** Copies the prose of an answer and says so for a second. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    copyText(text).then(
      () => setCopied(true),
      () => toast.error('The answer could not be copied. Select its text instead.'),
    );
  return (
    <Quiet type="button" onClick={() => void copy()} aria-live="polite">
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      {copied ? 'Copied' : 'Copy'}
    </Quiet>
  );
}
