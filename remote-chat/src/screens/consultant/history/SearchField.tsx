import { Icon, IconButton, Input } from '@breakaway/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { searchAtom } from '../../../state/search.ts';
import { texts } from '../../../texts.ts';

/** After the last key. */
const PAUSE_MS = 250;

const Frame = styled.form`
  position: relative;
  flex: none;
  margin: 0 var(--space-3) var(--space-4);
  > svg {
    position: absolute;
    top: 12px;
    left: var(--space-3);
    color: var(--text-muted);
    pointer-events: none;
  }
  input {
    padding-inline: calc(var(--space-7) - var(--space-2)) var(--space-7);
    /* The browser's own cross would stand beside ours. */
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  button {
    position: absolute;
    top: 0;
    right: 0;
  }
`;

/** Searches while the member types. Escape and the cross end the search. */
export function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const search = useSetAtom(searchAtom);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // An empty field shows the list at once.
    const timer = setTimeout(() => void search(text), text.trim() === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  useEffect(() => () => void search(''), [search]);
  const end = () => {
    onChange('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    // Not the drawer that it is in.
    event.stopPropagation();
    end();
  };
  return (
    <Frame role="search" onSubmit={submit}>
      <Icon name="search" />
      <Input
        ref={field}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <IconButton aria-label={texts.endSearch} onClick={end}>
          <Icon name="close" />
        </IconButton>
      )}
    </Frame>
  );
}
