import { ButtonLink, paths, productName, useSession } from '@breakaway/host-api';
import { Muted } from '@breakaway/ui';
import styled from 'styled-components';
import { Page, Prose } from '../../parts/Page.ts';
import { Figure } from './Figure.tsx';
import { texts } from './texts.ts';

const Mission = styled.p`
  max-width: 46rem;
  padding-left: var(--space-4);
  border-left: 4px solid var(--accent);
  font-size: var(--text-xl);
  line-height: 1.45;
`;
const Section = styled.section`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
`;
const Figures = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Next = styled(ButtonLink)`
  justify-self: start;
`;

/** The mission, and the two thoughts behind it, each with pictures that our own models drew. */
export default function About() {
  const session = useSession();
  const { title, mission, sections, rider } = texts(productName());
  return (
    <Page>
      <h1>{title}</h1>
      <Mission>{mission}</Mission>
      {sections.map(({ heading, paragraphs, figures }) => (
        <Section key={heading} aria-label={heading}>
          <Prose as="div">
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <Figures>
            {figures.map((figure) => (
              <Figure key={figure.caption} {...figure} />
            ))}
          </Figures>
        </Section>
      ))}
      <Muted>{rider}</Muted>
      {!session && <Next to={paths.signUp}>Create your account</Next>}
    </Page>
  );
}
