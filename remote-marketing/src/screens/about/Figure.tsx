import { createElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { chartCss } from '../../../charts/chart-css.ts';
import type { Branch } from '../../../charts/tree.ts';

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

const drawn = (branches: (Branch | string)[]): ReactNode[] =>
  branches.map((branch, at) =>
    typeof branch === 'string'
      ? branch
      : createElement(branch[0], { key: at, ...branch[1] }, ...drawn(branch[2])),
  );

/** A drawing that the build made of our own models, under its name, with a caption that names the models. */
export function Figure({ name, drawing, caption }: { name: string; drawing: Branch[]; caption: string }) {
  return (
    <Frame>
      {/* The drawing says its name itself to those who cannot see it. */}
      <Name aria-hidden="true">{name}</Name>
      <Drawing>{drawn(drawing)}</Drawing>
      <Caption>{caption}</Caption>
    </Frame>
  );
}
