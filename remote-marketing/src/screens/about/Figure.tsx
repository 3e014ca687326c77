import styled from 'styled-components';
import { chartCss } from '../../../charts/chart-css.ts';

/** In a part with two columns its drawing is the second one, and its caption goes on below the words of the first. */
const Frame = styled.figure`
  display: grid;
  gap: var(--space-3);
  ${({ theme }) => theme.from.desktop} {
    display: contents;
  }
`;
const Drawing = styled.div`
  padding: clamp(var(--space-3), 3vw, var(--space-5));
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  ${chartCss}
  ${({ theme }) => theme.from.desktop} {
    grid-area: 1 / 2 / span 2;
    align-self: start;
  }
`;
const Caption = styled.figcaption`
  font-size: var(--text-s);
  line-height: 1.5;
  color: var(--text-muted);
  text-wrap: pretty;
`;

/** A drawing that the build made of our own models, with a caption that names them. */
export function Figure({ drawing, caption }: { drawing: string; caption: string }) {
  return (
    <Frame>
      <Drawing dangerouslySetInnerHTML={{ __html: drawing }} />
      <Caption>{caption}</Caption>
    </Frame>
  );
}
