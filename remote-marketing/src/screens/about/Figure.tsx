import styled from 'styled-components';
import { chartCss } from '../../../charts/chart-css.ts';

const Frame = styled.figure`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: clamp(var(--space-4), 3vw, var(--space-5));
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  ${chartCss}
  figcaption {
    margin: 0;
    line-height: 1.5;
  }
`;

/** A drawing that the build made of our own models, with a caption that names them. */
export function Figure({ drawing, caption }: { drawing: string; caption: string }) {
  return (
    <Frame>
      <div dangerouslySetInnerHTML={{ __html: drawing }} />
      <figcaption>{caption}</figcaption>
    </Frame>
  );
}
