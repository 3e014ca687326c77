import { useState } from 'react';
import styled from 'styled-components';
import {
  Banner,
  Button,
  Card,
  Dialog,
  DialogActions,
  Field,
  FieldFrame,
  Icon,
  IconButton,
  Input,
  Logo,
  Muted,
  Notice,
  PasswordField,
  Popover,
  Skeleton,
  Spinner,
  Stack,
} from './index.ts';
import { Scene } from './Scene.tsx';
import { Badge, Chip, EmptyState, Progress, Slider } from './controls/index.ts';

export default { title: 'Primitives' };

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

export const Buttons = () => (
  <Stack>
    {(['primary', 'secondary', 'quiet', 'danger'] as const).map((tone) => (
      <Row key={tone}>
        <Button tone={tone}>Save changes</Button>
        <Button tone={tone} busy>
          Saving
        </Button>
        <Button tone={tone} disabled>
          Not now
        </Button>
      </Row>
    ))}
    <Button wide>As wide as its form</Button>
    <Row>
      <IconButton aria-label="Settings">
        <Icon name="settings" />
      </IconButton>
      <IconButton aria-label="Close" disabled>
        <Icon name="close" />
      </IconButton>
      <Chip>How hard should my intervals be?</Chip>
    </Row>
  </Stack>
);

export const Badges = () => (
  <Row>
    <Badge>Draft</Badge>
    <Badge $tone="good">Active</Badge>
    <Badge $tone="warn">Ends soon</Badge>
    <Badge $tone="bad">Past due</Badge>
  </Row>
);

export const Banners = () => <Banner>You are offline. Anything new needs a connection.</Banner>;

export const Fields = () => (
  <Stack>
    <Field label="Weight" hint="In the morning, before breakfast." after="kg" defaultValue="70" />
    <Field label="Weight" error="Value must be a positive." defaultValue="-5" />
    <Field label="Email" disabled defaultValue="maya@example.com" />
    <PasswordField label="Password" defaultValue="a long password" />
    <FieldFrame label="Start at">
      {(control) => <Input {...control} type="time" defaultValue="08:30" />}
    </FieldFrame>
  </Stack>
);

export const Sliders = () => {
  const [watts, setWatts] = useState(220);
  return (
    <Stack>
      <Slider
        aria-label="Power in watts"
        min={100}
        max={340}
        value={watts}
        onChange={(event) => setWatts(Number(event.target.value))}
        style={{ '--filled': `${(watts - 100) / 2.4}%` } as object}
      />
      <Slider aria-label="Not now" disabled defaultValue={30} />
    </Stack>
  );
};

export const Notices = () => (
  <Stack>
    <Notice>A sentence that belongs here.</Notice>
    <Notice tone="good">Your card was saved.</Notice>
    <Notice tone="warn">Altitude costs you about 6 % of your power here.</Notice>
    <Notice tone="bad">Your card was declined. Try another card, or PayPal.</Notice>
    <Notice tone="warn" action={<Button tone="secondary">Try again</Button>}>
      Your passkeys could not be loaded.
    </Notice>
  </Stack>
);

export const Waiting = () => (
  <Stack $gap={2}>
    <Skeleton label="Loading payments" />
    <Skeleton label="Loading the page" block={120} lines={4} />
    <Row>
      <Spinner label="Sending" /> Sending
    </Row>
    <Progress label="Your profile" share={0.4} />
    <Progress label="Essentials" share={1} />
  </Stack>
);

export const Empty = () => (
  <EmptyState
    picture={<Icon name="chat" size={24} />}
    action={<Button tone="secondary">Start a conversation</Button>}
  >
    <p>No chat available</p>
    <p>Your conversations will be kept here.</p>
  </EmptyState>
);

export const Surfaces = () => (
  <Card>
    <Stack>
      <Logo name="Breakaway" />
      <h2>A card holds one matter</h2>
      <Muted>What is said in small.</Muted>
    </Stack>
  </Card>
);

export const Climb = () => <Scene gradients={[4, 6, 8, 9, 11, 7]} rider={0.6} />;

export const Popovers = () => (
  <Popover opener={(control) => <Button {...control}>Your account</Button>}>
    <p>
      <strong>Maya Lindqvist</strong>
    </p>
    <Muted>maya@example.com</Muted>
  </Popover>
);

export const Dialogs = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete account</Button>
      <Dialog open={open} title="Delete your account?" onClose={() => setOpen(false)}>
        <p>Your profile, your conversations and your plan are deleted. This cannot be undone.</p>
        <DialogActions>
          <Button tone="secondary" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button tone="danger" onClick={() => setOpen(false)}>
            Delete account
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
