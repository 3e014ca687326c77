import { useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';

const Area = styled.div`
  min-height: 100dvh;
  &[data-over]::after {
    content: 'Drop the course or the ride here';
    position: fixed;
    inset: var(--space-3);
    z-index: 9;
    display: grid;
    place-items: center;
    border: 3px dashed var(--accent);
    border-radius: var(--radius-l);
    background: color-mix(in srgb, var(--bg-tint) 88%, transparent);
    font-size: var(--text-xl);
    font-weight: var(--strong);
    pointer-events: none;
  }
`;

const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');

interface Props {
  onFile: (file: File) => void;
  /** a file is held over the page */
  onOver: (() => void) | undefined;
  children: ReactNode;
}

/** The whole page takes a file. */
export function DropPage({ onFile, onOver, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    <Area
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        if (!over) onOver?.();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
    </Area>
  );
}
