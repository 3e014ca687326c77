import { ButtonLink, paths, productName, useSession } from '@breakaway/host-api';
import { Muted } from '@breakaway/ui';
import styled from 'styled-components';
import { Page } from '../../parts/Page.ts';
import { Figure } from './Figure.tsx';
import { texts } from './texts.ts';

const Head = styled.div`
  display: grid;
  gap: var(--space-5);
`;
const Mission = styled.p`
  max-width: 56rem;
  font-size: var(--text-xl);
  line-height: 1.4;
  text-wrap: balance;
  ${({ theme }) => theme.from.desktop} {
    font-size: var(--text-2xl);
  }
`;
const Section = styled.section`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
`;
/** A thought and its picture: below one another on a phone. Where there is room, the picture stands beside all words. */
const Part = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 36rem);
  ${({ theme }) => theme.from.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 36rem);
    gap: var(--space-4) var(--space-8);
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: end;
  line-height: 1.6;
  text-wrap: pretty;
  h2 {
    font-size: var(--text-2xl);
  }
  ${({ theme }) => theme.from.desktop} {
    padding-top: var(--space-5);
    font-size: var(--text-l);
  }
`;
const End = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  p {
    max-width: 65ch;
    text-wrap: pretty;
  }
`;

/** The mission, and the two thoughts behind it, each with pictures that our own models drew. */
export default function About() {
  const session = useSession();
  const { title, mission, sections, rider } = texts(productName());
  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        <Mission>{mission}</Mission>
      </Head>
      {sections.map(({ heading, parts }) => (
        <Section key={heading} aria-label={heading}>
          {parts.map(({ paragraph, ...figure }, i) => (
            <Part key={paragraph}>
              <Words>
                {i === 0 && <h2>{heading}</h2>}
                <p>{paragraph}</p>
              </Words>
              <Figure {...figure} />
            </Part>
          ))}
        </Section>
      ))}
      <End>
        <Muted>{rider}</Muted>
        {!session && <ButtonLink to={paths.signUp}>Create your account</ButtonLink>}
      </End>
    </Page>
  );
}
