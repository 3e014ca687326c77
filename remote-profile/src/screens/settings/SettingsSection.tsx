import { Card, Muted, Stack } from '@breakaway/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  display: grid;
  gap: var(--space-1);
  h2:focus {
    outline: none;
  }
`;

interface Props {
  id: string;
  title: string;
  intro?: string | undefined;
  children: ReactNode;
}

/** One section of the settings, with the heading that the navigation links to. */
export function SettingsSection({ id, title, intro, children }: Props) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`}>
      <Stack $gap={0.75}>
        <Head>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          {intro && <Muted>{intro}</Muted>}
        </Head>
        {children}
      </Stack>
    </Card>
  );
}
