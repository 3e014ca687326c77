import { Button, Card, Field, FieldFrame, Input, Muted, Stack } from '@breakaway/ui';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import styled from 'styled-components';
import { signerOf, type Signer } from './key.ts';

const Frame = styled.main`
  display: grid;
  place-content: start center;
  grid-template-columns: minmax(0, 32rem);
  padding: var(--space-7) var(--space-4);
`;

/** Asks for the key that signs everything that this page does. It stays in this tab's memory. */
export function KeyGate({ reason, onKey }: { reason: string | undefined; onKey: (signer: Signer) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState(reason);

  const use = (key: string) =>
    signerOf(key).then(onKey, (problem: Error) => {
      setError(problem.message);
    });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) await use(await file.text());
    target.value = '';
  };
  const paste = (event: FormEvent) => {
    event.preventDefault();
    void use(text);
  };

  return (
    <Frame>
      <Card>
        <Stack $gap={1.5}>
          <Stack $gap={0.5}>
            <h1>Releases</h1>
            <Muted>
              Choose your team’s key, or the operators’. It signs what you do here. It stays in the memory of
              this tab and is never sent.
            </Muted>
          </Stack>
          <FieldFrame label="Key file" hint="Locally: .data/keys/operators.json" error={error}>
            {(control) => (
              <Input
                {...control}
                type="file"
                accept=".json,application/json"
                onChange={(event) => void choose(event)}
              />
            )}
          </FieldFrame>
          <form onSubmit={paste}>
            <Stack>
              <Field
                label="Or paste the key"
                type="password"
                autoComplete="off"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <Button type="submit" tone="secondary" disabled={text.trim() === ''}>
                Use this key
              </Button>
            </Stack>
          </form>
        </Stack>
      </Card>
    </Frame>
  );
}
