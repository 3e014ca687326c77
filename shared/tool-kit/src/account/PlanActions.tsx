import { Menu, RenameDialog } from '@breakaway/ui/controls';
import { useState } from 'react';
import type { PlanKind } from './plan-kind.ts';
import { sentenceOf, type PlansApi } from './plans-api.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const ITEMS = [
  { id: 'rename', label: 'Rename' },
  { id: 'share', label: 'Share a link' },
  { id: 'versions', label: 'Earlier versions' },
  { id: 'delete', label: 'Delete' },
];

const MOST_NAME = 100;

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
  const rename = async (name: string) => {
    const answer = await api.rename(plan.id, name);
    if (!answer.ok) return sentenceOf(answer);
    onChange({ name });
    return null;
  };
  return (
    <>
      <Menu
        label="More"
        name={`More for ${plan.name}`}
        items={ITEMS}
        onChoose={(id) => (id === 'delete' ? onDelete() : setOpen(id))}
      />
      {open === 'rename' && (
        <RenameDialog noun={kind.noun} name={plan.name} most={MOST_NAME} rename={rename} onClose={close} />
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
