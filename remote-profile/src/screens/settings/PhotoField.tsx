import { Button, FieldFrame } from '@breakaway/ui';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import type PhotoCrop from './PhotoCrop.tsx';

/** The server's size limit; checked before the upload rather than after it. */
const MAX_BYTES = 5 * 1024 * 1024;

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`;
const Portrait = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 80px;
  height: 80px;
  border-radius: 50%;
  overflow: hidden;
  background: var(--bg-tint);
  color: var(--link);
  font-size: var(--text-2xl);
  font-weight: var(--heavy);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

/** An object URL for a file that is not uploaded yet. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}

const refusal = (file: File): string | undefined => {
  if (!file.type.startsWith('image/')) return 'Please choose an image file.';
  if (file.size > MAX_BYTES) return 'Please choose an image of at most 5 MB.';
  return undefined;
};

interface PhotoFieldProps {
  /** Its initial replaces a missing photo, as in the top bar. */
  email: string;
  /** The stored photo, if there is one. */
  current: string | null;
  chosen: File | null;
  /** The server's message about the chosen photo. */
  error: string | undefined;
  busy: boolean;
  onChoose: (file: File | null) => void;
}

/** The member's photo, with a preview of a new one until it is saved. */
export function PhotoField({ email, current, chosen, error, busy, onChoose }: PhotoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<string>();
  const [crop, setCrop] = useState<{ file: File; Window: typeof PhotoCrop } | null>(null);
  const shown = usePreview(chosen) ?? current;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    const wrong = refusal(file);
    setRefused(wrong);
    if (!wrong) void cropOrTake(file);
  };
  /**
   * What this browser cannot read is sent as it is: the server knows more formats, and says what is wrong. So is a photo
   * for which the window cannot be loaded.
   */
  const cropOrTake = async (file: File) => {
    const picture = await globalThis.createImageBitmap?.(file).catch(() => null);
    picture?.close();
    const loaded = picture && (await import('./PhotoCrop.tsx').catch(() => null));
    if (loaded) setCrop({ file, Window: loaded.default });
    else onChoose(file);
  };
  const undo = () => {
    onChoose(null);
    // The pressed button is gone.
    button.current?.focus();
  };
  return (
    <FieldFrame
      label="Profile photo"
      error={refused ?? error}
      hint={chosen ? `${chosen.name} will be uploaded when you save.` : undefined}
    >
      {(control) => (
        <Row>
          <Portrait>
            {shown ? (
              <img src={shown} alt="" />
            ) : (
              <span aria-hidden="true">{email.charAt(0).toUpperCase()}</span>
            )}
          </Portrait>
          <HiddenInput
            {...control}
            ref={picker}
            type="file"
            accept="image/*"
            tabIndex={-1}
            onChange={choose}
          />
          <Button
            tone="secondary"
            disabled={busy}
            ref={button}
            data-edit="profileImg"
            aria-describedby={control['aria-describedby']}
            onClick={() => picker.current?.click()}
          >
            {current || chosen ? 'Change photo' : 'Add a photo'}
          </Button>
          {chosen && (
            <Button tone="quiet" disabled={busy} onClick={undo}>
              Undo
            </Button>
          )}
          {crop && (
            <crop.Window
              file={crop.file}
              onClose={() => setCrop(null)}
              onDone={(photo) => {
                setCrop(null);
                onChoose(photo);
              }}
            />
          )}
        </Row>
      )}
    </FieldFrame>
  );
}
