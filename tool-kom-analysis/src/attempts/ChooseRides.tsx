import { Button, Icon } from '@breakaway/ui';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { droppedFiles } from './ride-files.ts';

const Area = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--radius);
  background: var(--bg-sunken);
  text-align: center;
  &[data-over] {
    border-color: var(--accent);
    background: var(--bg-tint);
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
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

const RIDES =
  '.gpx,.tcx,.fit,application/gpx+xml,application/vnd.garmin.tcx+xml,application/octet-stream,text/xml';

interface Props {
  /** there are rides already */
  more: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}

/** Takes many rides at once: chosen, dropped, or a whole folder. */
export function ChooseRides({ more, onFiles, children }: Props) {
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const give = (chosen: readonly File[]) => {
    if (chosen.length > 0) onFiles(chosen);
  };
  const drop = async (event: DragEvent) => {
    // The page around takes files too, and leaves these.
    event.preventDefault();
    setOver(false);
    give(await droppedFiles(event.dataTransfer.items, event.dataTransfer.files));
  };
  const input = { type: 'file', multiple: true, hidden: true } as const;
  return (
    <Area
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      {children}
      <input
        {...input}
        ref={files}
        accept={RIDES}
        aria-label="Choose rides"
        onChange={({ target }) => {
          give(Array.from(target.files ?? []));
          // The same files can be chosen again.
          target.value = '';
        }}
      />
      <input
        {...input}
        ref={(element) => {
          folder.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        aria-label="Choose a folder of rides"
        onChange={({ target }) => {
          give(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
      <Buttons>
        <Button tone={more ? 'secondary' : 'primary'} onClick={() => files.current?.click()}>
          <Icon name="upload" />
          {more ? 'Add rides' : 'Choose rides'}
        </Button>
        {canChooseFolder() && (
          <Button tone="secondary" onClick={() => folder.current?.click()}>
            {more ? 'Add a folder' : 'Choose a folder'}
          </Button>
        )}
      </Buttons>
      <Small>
        <ForMouse>or drop files and folders here. </ForMouse>GPX, TCX and FIT. Your files stay on this device.
      </Small>
    </Area>
  );
}

/** Phones know no folders, or choose single files from them. */
const canChooseFolder = (): boolean =>
  'webkitdirectory' in HTMLInputElement.prototype &&
  !(typeof matchMedia === 'function' && matchMedia('(hover: none)').matches);
