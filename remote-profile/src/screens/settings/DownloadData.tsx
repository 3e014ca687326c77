import { api, getConfig, messageOf } from '@breakaway/host-api';
import { Button, Notice } from '@breakaway/ui';
import { saveFile } from '@breakaway/ui/save-file';
import { useEffect, useRef, useState } from 'react';

/** Everything that is stored about the member, as a file. */
export function DownloadData() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // The disabled button loses the focus while it is busy; return it.
  useEffect(() => {
    if (!busy && pressed.current) button.current?.focus();
  }, [busy]);

  const download = async () => {
    pressed.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await api.users.export();
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(`${getConfig().product.slug}-data.json`, content);
    } catch (error) {
      setFailure(messageOf(error, 'Your data could not be collected. Please try again.'));
    }
    setBusy(false);
  };
  return (
    <>
      <Button ref={button} tone="secondary" busy={busy} onClick={() => void download()}>
        {busy ? 'Collecting your data…' : 'Download my data'}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
