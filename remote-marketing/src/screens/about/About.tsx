import { ButtonLink, paths, productName, useSession } from '@breakaway/host-api';
import { trialOffer } from '@breakaway/contract/plan';
import { Muted, night } from '@breakaway/ui';
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
  text-wrap: pretty;
  ${({ theme }) => theme.from.desktop} {
    font-size: var(--text-2xl);
  }
`;
const OneWord = styled.span`
  white-space: nowrap;
`;
/** A word with a hyphen stays on one line. */
const withWholeWords = (text: string) =>
  text.split(/(\w+-\w+)/).map((part, i) => (i % 2 ? <OneWord key={part}>{part}</OneWord> : part));

const Section = styled.section`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  line-height: 1.6;
  text-wrap: pretty;
  h2 {
    font-size: var(--text-2xl);
  }
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-5) var(--space-7);
    h2 {
      grid-column: 1 / -1;
    }
  }
`;
/** A thought above its picture. Side by side, the pictures of a section begin at one line. */
const Part = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 36rem);
  ${({ theme }) => theme.from.desktop} {
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span 2;
  }
`;
const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  > p {
    max-width: 65ch;
    text-wrap: pretty;
  }
`;

const Start = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding: clamp(var(--space-5), 5vw, var(--space-7));
  border-radius: var(--radius-l);
  ${night}
  border: 1px solid var(--line);
  a {
    margin-top: var(--space-3);
  }
  @media (max-width: 479px) {
    a {
      width: 100%;
    }
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
        <Mission>{withWholeWords(mission)}</Mission>
      </Head>
      {sections.map(({ heading, parts }) => (
        <Section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          {parts.map(({ paragraph, ...figure }) => (
            <Part key={paragraph}>
              <p>{paragraph}</p>
              <Figure {...figure} />
            </Part>
          ))}
        </Section>
      ))}
      <End>
        <Muted>{rider}</Muted>
        {!session && (
          <Start>
            <h2>Try it on your own climb</h2>
            <p>{trialOffer}</p>
            <ButtonLink to={paths.signUp}>Create your account</ButtonLink>
          </Start>
        )}
      </End>
    </Page>
  );
}
