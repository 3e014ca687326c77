import { RIDE_FILES } from '@breakaway/cycling/file-limits';
import { Button, Icon, VisuallyHidden, type ButtonTone } from '@breakaway/ui';
import { useId, useRef } from 'react';

interface Props {
  /** What to choose, such as "Choose a GPX, TCX or FIT file". */
  label: string;
  busy: boolean;
  onFile: (file: File) => void;
  tone?: ButtonTone;
  /** kinds of files, as the browser takes them; rides and routes unless given */
  accept?: string;
}

/** Takes one file from the device: a ride or a route, unless other kinds are named. */
export function FileButton({ label, busy, onFile, tone = 'secondary', accept = RIDE_FILES }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again after it was changed.
          event.target.value = '';
        }}
      />
      <Button tone={tone} busy={busy} onClick={() => input.current?.click()}>
        {!busy && <Icon name="upload" />}
        {busy ? 'Reading…' : label}
      </Button>
    </>
  );
}
