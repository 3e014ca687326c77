import { RIDE_FILES } from '@breakaway/cycling/file-limits';
import { IconButton } from '@breakaway/ui';
import { useRef, type Ref } from 'react';
import styled from 'styled-components';
import { texts } from '../../../texts.ts';

const Round = styled(IconButton)`
  flex: none;
  border-radius: 50%;
  color: var(--text-muted);
  &:hover {
    color: var(--text);
  }
`;

/** Not among the icons of every page: only this one has it. */
const Paperclip = () => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M20 11.500l-8.300 8.300a5 5 0 01-7.100-7.100l8.800-8.800a3.400 3.400 0 014.800 4.800l-8.700 8.700a1.700 1.700 0 01-2.400-2.400l7.900-7.900" />
  </svg>
);

/** Opens the choice of a file from the device. */
export function AttachButton({
  button,
  onFiles,
}: {
  button: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={RIDE_FILES}
        hidden
        aria-label={texts.file.attach}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was changed or removed.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Round
        ref={button}
        aria-label={texts.file.attach}
        title={texts.file.attach}
        onClick={() => input.current?.click()}
      >
        <Paperclip />
      </Round>
    </>
  );
}
