import { getConfig, productName } from '@breakaway/host-api';
import { Button, Muted, Stack } from '@breakaway/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Copyable } from './Copyable.tsx';

const Panel = styled(Stack)`
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  h3:focus {
    outline: none;
  }
  /* A box in a box leaves a phone too little room. */
  ${({ theme }) => theme.from.tablet} {
    padding: var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
  }
`;
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** The entry that most clients read from a file of theirs. */
const configuration = (slug: string, address: string, token: string) =>
  JSON.stringify(
    { mcpServers: { [slug]: { type: 'http', url: address, headers: { Authorization: `Bearer ${token}` } } } },
    null,
    2,
  );

interface Props {
  name: string;
  token: string;
  address: string;
  onDone: () => void;
}

/** A token in full, this once, and how an assistant is set up with it. */
export function NewToken({ name, token, address, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel role="group" aria-labelledby="new-token-title">
      <div>
        <h3 id="new-token-title" ref={heading} tabIndex={-1}>
          Your token for “{name}”
        </h3>
        <Muted>Copy it now. {productName()} keeps only a fingerprint of it and cannot show it again.</Muted>
      </div>
      <Copyable label="Token" text={token} />
      <Copyable label="Server address" text={address} />
      <Copyable label="Configuration" text={configuration(getConfig().product.slug, address, token)} />
      <Muted>
        Many assistants take this configuration as it is. Others ask for the server address, and for a header
        Authorization with the word Bearer and the token.
      </Muted>
      <Actions>
        <Button onClick={onDone}>I have copied it</Button>
      </Actions>
    </Panel>
  );
}
