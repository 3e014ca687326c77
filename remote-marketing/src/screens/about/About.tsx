import { Link, paths, productName, useSession } from '@breakaway/host-api';
import { buttonStyle, type ButtonTone } from '@breakaway/ui';
import styled from 'styled-components';
import { Page, Prose } from '../../parts/Page.ts';
import { texts } from './texts.ts';

const Mission = styled.p`
  padding-left: 1.125rem;
  border-left: 4px solid var(--accent);
  font-size: clamp(1.125rem, 2.5vw, 1.375rem);
  line-height: 1.45;
`;
const Sections = styled.div`
  display: grid;
  gap: 2.5rem;
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Next = styled(Link)<{ $tone?: ButtonTone }>`
  ${buttonStyle}
  justify-self: start;
`;

/** The mission, and the two thoughts behind it. */
export default function About() {
  const session = useSession();
  const { title, mission, sections } = texts(productName());
  return (
    <Page>
      <h1>{title}</h1>
      <Mission>{mission}</Mission>
      <Sections>
        {sections.map(({ heading, paragraphs }) => (
          <Prose key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        ))}
      </Sections>
      {!session && <Next to={paths.signUp}>Create your account</Next>}
    </Page>
  );
}
