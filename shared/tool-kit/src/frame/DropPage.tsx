import { useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';

const Area = styled.div`
  min-height: 100dvh;
  &[data-over]::after {
    content: attr(data-over);
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
  /** is shown over the page while a file is held over it, such as "Drop your rides here" */
  label: string;
  /** one or more */
  onFiles: (files: File[]) => void;
  /** a file is held over the page */
  onOver: (() => void) | undefined;
  children: ReactNode;
}

/** The whole page takes files, but for those that a part of it takes: by `preventDefault`. */
export function DropPage({ label, onFiles, onOver, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    <Area
      data-over={over ? label : undefined}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        if (event.defaultPrevented) return setOver(false);
        event.preventDefault();
        if (!over) onOver?.();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </Area>
  );
}
