import { Menu } from '@breakaway/ui/controls';
import { useState } from 'react';
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

interface Props {
  api: PlansApi;
  plan: { id: string; name: string; link: string | null };
  onChange: (change: { name?: string; link?: string | null }) => void;
  onDelete: () => void;
  onVersion: (version: number) => void;
}

/** What can be done with a saved plan. */
export function PlanActions({ api, plan, onChange, onDelete, onVersion }: Props) {
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
        <RenameDialog api={api} plan={plan} onClose={close} onRenamed={(name) => onChange({ name })} />
      )}
      {open === 'share' && (
        <ShareDialog api={api} plan={plan} onClose={close} onLink={(link) => onChange({ link })} />
      )}
      {open === 'versions' && (
        <VersionsDialog
          api={api}
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
