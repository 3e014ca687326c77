import { Button, Icon, VisuallyHidden, type ButtonTone } from '@breakaway/ui';
import { useId, useRef } from 'react';

interface Props {
  /** What to choose, such as "Choose a GPX, TCX or FIT file". */
  label: string;
  busy: boolean;
  onFile: (file: File) => void;
  tone?: ButtonTone;
}

/** Takes one ride or route file from the device. */
export function FileButton({ label, busy, onFile, tone = 'secondary' }: Props) {
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
        accept=".gpx,.tcx,.fit,application/gpx+xml,application/vnd.garmin.tcx+xml,application/octet-stream,text/xml"
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
