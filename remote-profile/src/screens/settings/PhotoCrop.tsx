import { Button, Dialog, DialogActions } from '@breakaway/ui';
import { Slider } from '@breakaway/ui/controls';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styled from 'styled-components';

/** Edge of the stored photo in pixels: twice the largest circle that it is shown in, on a sharp screen. */
const EDGE_PX = 512;
const MOST_ZOOM = 4;

const Stage = styled.div`
  display: grid;
  place-items: center;
  height: min(20rem, 50vh);
  border-radius: var(--radius);
  overflow: hidden;
  background: var(--bg-sunken);
  [data-testid='cropper']:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;
/** The round window: the picture always covers it, and shows around it. */
const Opening = styled.div`
  position: relative;
  height: 80%;
  aspect-ratio: 1;
`;
const Keys = styled.span`
  @media (hover: none) {
    display: none;
  }
`;
const Zoom = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  font-weight: var(--strong);
  input {
    min-height: 44px;
    accent-color: var(--accent);
  }
`;

/** The chosen part of a picture as a square JPEG file of the same name. */
async function cut(address: string, { x, y, width, height }: Area, name: string): Promise<File | null> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = EDGE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // A see-through picture gets a white ground: JPEG has none, and black would be drawn instead.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, EDGE_PX, EDGE_PX);
  pen.drawImage(picture, x, y, width, height, 0, 0, EDGE_PX, EDGE_PX);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}

interface PhotoCropProps {
  file: File;
  /** Gets the chosen part; the whole file where this browser cannot cut it. */
  onDone: (photo: File) => void;
  onClose: () => void;
}

/** Chooses the part of a picture that is shown: move and zoom it by pointer, touch or keys, below a round window. */
export default function PhotoCrop({ file, onDone, onClose }: PhotoCropProps) {
  const [address, setAddress] = useState('');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [busy, setBusy] = useState(false);
  const area = useRef<Area | null>(null);
  const hint = useId();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);

  async function use(): Promise<void> {
    setBusy(true);
    const photo = area.current && (await cut(address, area.current, file.name).catch(() => null));
    onDone(photo ?? file);
  }

  return (
    <Dialog open title="Your photo" onClose={onClose}>
      <Stage>
        {address && (
          <Opening>
            <Cropper
              image={address}
              crop={place}
              zoom={zoom}
              maxZoom={MOST_ZOOM}
              aspect={1}
              objectFit="cover"
              style={{ containerStyle: { overflow: 'visible' } }}
              cropShape="round"
              showGrid={false}
              // It would add its rules as markup, which the page's policy refuses.
              disableAutomaticStylesInjection
              keyboardStep={8}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => (area.current = pixels)}
              cropperProps={{
                role: 'group',
                'aria-label': 'Part of the photo that is shown',
                'aria-describedby': hint,
              }}
            />
          </Opening>
        )}
      </Stage>
      <p id={hint}>
        Drag the photo<Keys>, or move it with the arrow keys</Keys>.
      </p>
      <Zoom>
        Zoom
        <Slider
          style={{ '--filled': `${(100 * (zoom - 1)) / (MOST_ZOOM - 1)}%` } as object}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(100 * zoom)} %`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </Zoom>
      <DialogActions>
        <Button tone="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void use()}>
          Use photo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
