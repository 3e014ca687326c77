import { ButtonLink } from '@breakaway/host-api';
import { Muted, Stack } from '@breakaway/ui';
import styled from 'styled-components';

export const Middle = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: 2rem 1rem;
  text-align: center;
`;

/** The router's fallback page. */
export function NotFound() {
  return (
    <Middle>
      <Stack style={{ justifyItems: 'center' }}>
        <h1>Unexpected Application Error!</h1>
        <Muted>404 · There is no page at this address.</Muted>
        <ButtonLink to="/">Go to the start page</ButtonLink>
      </Stack>
    </Middle>
  );
}
