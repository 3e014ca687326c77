import type { AssistantToken, NewAssistantTokenAnswer } from '@breakaway/contract';
import { api } from '@breakaway/host-api';
import { Button, Muted } from '@breakaway/ui';
import { useRef, useState } from 'react';
import { SettingsSection } from '../SettingsSection.tsx';
import { Entry, EntryAction, Facts, Foot, List, Name } from '../security/list-style.ts';
import { ListState } from '../security/ListState.tsx';
import { onDay } from '../security/moments.ts';
import { RemoveDialog } from '../security/RemoveDialog.tsx';
import { useLoaded } from '../security/useLoaded.ts';
import { MakeToken } from './MakeToken.tsx';
import { NewToken } from './NewToken.tsx';

const FAILED = 'Your tokens could not be loaded.';
const focusHeading = () => document.getElementById('assistants-title')?.focus();

/** Tokens by which assistants outside the app use the coach's tools: make, see and revoke them. */
export function OtherAssistants() {
  const [state, again, put] = useLoaded(api.assistants.tokens, FAILED);
  const [made, setMade] = useState<NewAssistantTokenAnswer['data'] | null>(null);
  const [naming, setNaming] = useState(false);
  const [revoking, setRevoking] = useState<AssistantToken | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const { address, tokens } = state.is === 'ready' ? state.data : { address: '', tokens: [] };
  const show = (left: AssistantToken[]) => put({ address, tokens: left });

  return (
    <SettingsSection
      id="assistants"
      title="Other assistants"
      intro="Let another AI assistant compute with the tools of our coach, over the Model Context Protocol (MCP). With your token it reads the figures of your profile, and the bike, hours and age that the coach remembers. It sees no conversations and no payments, and it can change nothing."
    >
      <ListState state={state} loading="Loading your tokens" onRetry={() => void again()} />
      {state.is === 'ready' && tokens.length === 0 && <Muted>No assistant has a token yet.</Muted>}
      {tokens.length > 0 && (
        <List>
          {tokens.map((token) => (
            <Token key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </List>
      )}
      {made && (
        <NewToken
          name={made.name}
          token={made.token}
          address={address}
          onDone={() => {
            setMade(null);
            focusHeading();
          }}
        />
      )}
      {naming && (
        <Foot>
          <MakeToken
            onCancel={() => {
              setNaming(false);
              setTimeout(() => makeButton.current?.focus());
            }}
            onMade={({ token, ...entry }) => {
              show([...tokens, entry]);
              setMade({ token, ...entry });
              setNaming(false);
            }}
          />
        </Foot>
      )}
      {!naming && !made && (
        <Foot>
          <Button
            ref={makeButton}
            tone="secondary"
            disabled={state.is !== 'ready'}
            onClick={() => setNaming(true)}
          >
            Make a token
          </Button>
          <Muted>A new password ends every token.</Muted>
        </Foot>
      )}
      {revoking && (
        <RemoveDialog
          title="Revoke this token?"
          action="Revoke token"
          remove={() => api.assistants.revokeToken(revoking.id)}
          fallback="The token could not be revoked. Please try again."
          onClose={() => setRevoking(null)}
          onRemoved={() => {
            show(tokens.filter(({ id }) => id !== revoking.id));
            if (made?.id === revoking.id) setMade(null);
            setRevoking(null);
            // The button that led here is gone with its entry.
            setTimeout(focusHeading);
          }}
        >
          “{revoking.name}” can no longer use the tools from its next question on. You can make a new token at
          any time.
        </RemoveDialog>
      )}
    </SettingsSection>
  );
}

function Token({ token, onRevoke }: { token: AssistantToken; onRevoke: () => void }) {
  const { name, endsWith, createdAt, lastUsedAt } = token;
  return (
    <Entry>
      <Facts>
        <Name>{name}</Name>
        <p>
          Made {onDay(createdAt)} · {lastUsedAt ? `Last used ${onDay(lastUsedAt)}` : 'Not used yet'} · Ends in{' '}
          {endsWith}
        </p>
      </Facts>
      <EntryAction aria-label={`Revoke ${name}, which ends in ${endsWith}`} onClick={onRevoke}>
        Revoke
      </EntryAction>
    </Entry>
  );
}
