import { useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { FileButton } from './FileButton.tsx';

const Area = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4);
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--accent)' : 'var(--line-strong)')};
  border-radius: var(--radius);
  background: ${({ $over }) => ($over ? 'var(--bg-tint)' : 'var(--bg-sunken)')};
  text-align: center;
`;
const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
`;

/** Nothing can be dropped with a finger. */
const ForMouse = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

interface Props {
  /** What to choose, such as "Choose a GPX, TCX or FIT file". */
  label: string;
  busy: boolean;
  onFile: (file: File) => void;
}

/** Takes one ride or route file, chosen or dropped. The file is not sent anywhere, and it says so. */
export function FileDrop({ label, busy, onFile }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <Area
      $over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton label={label} busy={busy} onFile={onFile} />
      <Small>
        <ForMouse>or drop it here. </ForMouse>Your file stays on this device.
      </Small>
    </Area>
  );
}
