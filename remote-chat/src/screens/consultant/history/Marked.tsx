import { markWords } from '@breakaway/contract/search-words';
import styled from 'styled-components';

const Mark = styled.mark`
  border-radius: 2px;
  background: var(--bg-tint);
  color: inherit;
  font-weight: var(--strong);
`;

/** A text with the words of a search marked. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  // The pieces have no identity but their place.
  markWords(text, words).map((piece, index) =>
    piece.found ? <Mark key={index}>{piece.text}</Mark> : piece.text,
  );
