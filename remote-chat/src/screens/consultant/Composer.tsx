import { Icon, VisuallyHidden } from '@breakaway/ui';
import { useAtom } from 'jotai';
import {
  useId,
  useRef,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { draftAtom } from '../../state/atoms.ts';
import { MAX_LENGTH, canBeSent } from '../../state/conversation.ts';
import { texts } from '../../texts.ts';

const MAX_HEIGHT = 80;
/** Safari reports the Enter that ends an input method's composition only after the composition has ended. */
const AFTER_COMPOSITION_MS = 30;

/** Word processors add a picture to the text that they copy, and file managers a name to the file. */
const RIDE = /\.(?:gpx|tcx|fit)$/i;

const Room = styled.div`
  flex: none;
`;
const Box = styled.form`
  display: flex;
  align-items: flex-end;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1px var(--focus);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--bad);
    box-shadow: 0 0 0 1px var(--bad);
  }
`;
/**
 * As high as its text in every browser: an invisible copy of the text in the same grid cell sets the height. The
 * padding above and below belongs to this label, so that scrolled text never touches the border, and a click there
 * focuses the box.
 */
const Grow = styled.label`
  display: grid;
  flex: 1;
  min-width: 0;
  padding: var(--space-3) 0;
  cursor: text;
  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    overflow: hidden;
  }
  &::after,
  > textarea {
    grid-area: 1 / 1;
    min-width: 0;
    max-height: ${MAX_HEIGHT}px;
    padding: 0;
    font-size: var(--text-m); /* smaller makes phones zoom in on focus */
    line-height: ${MAX_HEIGHT / 4}px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
const Area = styled.textarea`
  border: 0;
  background: transparent;
  color: var(--text);
  resize: none;
  overflow-y: auto;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
`;
const Send = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  cursor: pointer;
  &:hover:not(:disabled) {
    background: var(--accent-hover);
  }
  &:disabled {
    background: var(--hover);
    color: var(--text-muted);
    cursor: not-allowed;
  }
`;
const Fault = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding: var(--space-2) var(--space-4) 0;
  color: var(--bad);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  strong + span {
    white-space: nowrap;
  }
`;

/** The message box. The member can type while an answer is pending; only sending waits. */
export function Composer({
  area,
  attach,
  pending,
  onFiles,
  onSend,
  onStop,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The button that attaches a file. */
  attach: ReactNode;
  pending: boolean;
  /** Files were pasted. */
  onFiles: (files: File[]) => void;
  onSend: (text: string) => void;
  /** Set while an answer is being written. */
  onStop?: (() => void) | undefined;
}) {
  const [text, setText] = useAtom(draftAtom);
  const compositionEnded = useRef(-Infinity);
  const faultId = useId();
  const { length } = text.trim();
  const tooLong = length > MAX_LENGTH;
  const cannotSend = pending || !canBeSent(text);

  const send = () => {
    if (!cannotSend) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const stops = event.key === 'Escape' && onStop;
    if (!stops && (event.key !== 'Enter' || event.shiftKey)) return;
    const composing =
      event.nativeEvent.isComposing ||
      event.keyCode === 229 ||
      performance.now() - compositionEnded.current < AFTER_COMPOSITION_MS;
    if (composing) return;
    event.preventDefault();
    if (stops) stops();
    else send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    const isText = types.includes('text/plain') && ![...files].some(({ name }) => RIDE.test(name));
    if (files.length === 0 || isText) return;
    event.preventDefault();
    onFiles([...files]);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <Room>
      <Box noValidate onSubmit={onSubmit}>
        {attach}
        <Grow data-text={text}>
          <Area
            ref={area}
            rows={1}
            value={text}
            aria-label={texts.placeholder()}
            aria-invalid={tooLong}
            aria-describedby={tooLong ? faultId : undefined}
            placeholder={texts.placeholder()}
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onCompositionEnd={() => (compositionEnded.current = performance.now())}
          />
        </Grow>
        {onStop ? (
          <Send type="button" onClick={onStop} title={texts.stop}>
            <Icon name="stop" />
            <VisuallyHidden>{texts.stop}</VisuallyHidden>
          </Send>
        ) : (
          <Send type="submit" disabled={cannotSend}>
            <Icon name="send" />
            <VisuallyHidden>Send message</VisuallyHidden>
          </Send>
        )}
      </Box>
      {tooLong && (
        <Fault id={faultId}>
          {/* The count, which changes with every key, is not announced. */}
          <strong role="alert">{texts.tooLong}</strong>
          <span>{texts.length(length, MAX_LENGTH)}</span>
        </Fault>
      )}
    </Room>
  );
}
