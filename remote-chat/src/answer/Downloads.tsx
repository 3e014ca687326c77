import type { FileFormat } from '@breakaway/contract';
import { Icon, Spinner } from '@breakaway/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import styled from 'styled-components';
import { downloadAtom } from '../state/download.ts';
import { texts } from '../texts.ts';
import type { Place } from './parts.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--text-muted);
  font-size: var(--text-s);
  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    margin-right: 2px;
  }
`;
const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 36px;
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text);
  cursor: pointer;
  &:hover {
    border-color: var(--line-strong);
    background: var(--bg-sunken);
  }
`;

interface Props extends Place {
  /** What the files contain. */
  title: string;
  formats: readonly FileFormat[];
}

/** A row of secondary buttons, one per available file format. */
export function Downloads({ title, formats, answer, path }: Props) {
  const download = useSetAtom(downloadAtom);
  const [busy, setBusy] = useState<FileFormat | null>(null);
  // The button keeps the focus while the file is made: disabled, it would lose it.
  const press = async (format: FileFormat) => {
    if (busy) return;
    setBusy(format);
    await download({ answer, path, format });
    setBusy(null);
  };
  return (
    <Row role="group" aria-label={`${texts.download}: ${title}`}>
      <span aria-hidden="true">
        <Icon name="download" size={16} />
        {texts.download}
      </span>
      {formats.map((format) => (
        <Quiet
          key={format}
          type="button"
          aria-busy={busy === format || undefined}
          onClick={() => void press(format)}
        >
          {busy === format && <Spinner size={14} />}
          {texts.downloads[format]}
        </Quiet>
      ))}
    </Row>
  );
}
