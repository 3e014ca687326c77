import styled from 'styled-components';
import { chartCss } from '../../../charts/chart-css.ts';

const Frame = styled.figure`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  padding: var(--card-inset);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
`;
const Name = styled.p`
  font-weight: var(--strong);
  text-wrap: balance;
`;
const Drawing = styled.div`
  ${chartCss}
`;
const Caption = styled.figcaption`
  font-size: var(--text-s);
  line-height: 1.5;
  color: var(--text-muted);
  text-wrap: pretty;
`;

/** A drawing that the build made of our own models, under its name, with a caption that names the models. */
export function Figure({ name, drawing, caption }: { name: string; drawing: string; caption: string }) {
  return (
    <Frame>
      {/* The drawing says its name itself to those who cannot see it. */}
      <Name aria-hidden="true">{name}</Name>
      <Drawing dangerouslySetInnerHTML={{ __html: drawing }} />
      <Caption>{caption}</Caption>
    </Frame>
  );
}
