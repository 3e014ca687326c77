import { Menu } from '@breakaway/ui/controls';
import { useState } from 'react';
import type { PlanKind } from './plan-kind.ts';
import type { PlansApi } from './plans-api.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const ITEMS = [
  { id: 'rename', label: 'Rename' },
  { id: 'share', label: 'Share a link' },
  { id: 'versions', label: 'Earlier versions' },
  { id: 'delete', label: 'Delete' },
];

interface Props<S> {
  api: PlansApi<S>;
  kind: PlanKind<S>;
  plan: { id: string; name: string; link: string | null };
  onChange: (change: { name?: string; link?: string | null }) => void;
  onDelete: () => void;
  onVersion: (version: number) => void;
}

/** What can be done with a saved plan. */
export function PlanActions<S>({ api, kind, plan, onChange, onDelete, onVersion }: Props<S>) {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label="More"
        name={`More for ${plan.name}`}
        items={ITEMS}
        onChoose={(id) => (id === 'delete' ? onDelete() : setOpen(id))}
      />
      {open === 'rename' && (
        <RenameDialog
          api={api}
          noun={kind.noun}
          plan={plan}
          onClose={close}
          onRenamed={(name) => onChange({ name })}
        />
      )}
      {open === 'share' && (
        <ShareDialog
          api={api}
          kind={kind}
          plan={plan}
          onClose={close}
          onLink={(link) => onChange({ link })}
        />
      )}
      {open === 'versions' && (
        <VersionsDialog
          api={api}
          versionWords={kind.versionWords}
          plan={plan}
          onClose={close}
          onVersion={(version) => {
            close();
            onVersion(version);
          }}
        />
      )}
    </>
  );
}
