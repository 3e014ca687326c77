import type { FileFormat } from '@breakaway/contract';
import { Button, Icon, Spinner } from '@breakaway/ui';
import { Menu } from '@breakaway/ui/controls';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { downloadAtom } from '../state/download.ts';
import { texts } from '../texts.ts';
import type { Place } from './parts.ts';

interface Props extends Place {
  /** What the files contain. */
  title: string;
  formats: readonly FileFormat[];
}

/** Downloads a file: a button for the only format, a menu that says what each of several is for. */
export function Downloads({ title, formats, answer, path }: Props) {
  const download = useSetAtom(downloadAtom);
  const [busy, setBusy] = useState(false);
  // The button keeps the focus while the file is made: disabled, it would lose it.
  const make = async (format: FileFormat) => {
    if (busy) return;
    setBusy(true);
    await download({ answer, path, format });
    setBusy(false);
  };
  const sign = busy ? <Spinner size={18} /> : <Icon name="download" size={18} />;
  const [only] = formats;
  return (
    <div>
      {only !== undefined && formats.length === 1 ? (
        <Button tone="secondary" aria-busy={busy || undefined} onClick={() => void make(only)}>
          {sign} {texts.downloads[only].label}
        </Button>
      ) : (
        <Menu
          name={`${texts.download}: ${title}`}
          label={
            <>
              {sign} {texts.download}
            </>
          }
          items={formats.map((format) => ({ id: format, ...texts.downloads[format] }))}
          busy={busy}
          onChoose={(format) => void make(format as FileFormat)}
        />
      )}
    </div>
  );
}
