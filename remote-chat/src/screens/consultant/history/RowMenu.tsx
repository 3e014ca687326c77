import type { HistoryItem } from '@breakaway/contract';
import { Icon } from '@breakaway/ui';
import { Menu, RenameDialog } from '@breakaway/ui/controls';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { deleteConversationAtom, renameConversationAtom } from '../../../state/conversation-list.ts';
import { texts } from '../../../texts.ts';

const MOST_NAME = 60;
const ITEMS = [
  { id: 'rename', label: texts.rename },
  { id: 'delete', label: texts.delete },
];

/** What can be done with a conversation of the list. */
export function RowMenu({ item, onDelete }: { item: HistoryItem; onDelete: () => void }) {
  const [renaming, setRenaming] = useState(false);
  const rename = useSetAtom(renameConversationAtom);
  const remove = useSetAtom(deleteConversationAtom);
  const name = item.promptName || texts.untitled;
  const choose = (id: string) => {
    if (id === 'rename') return setRenaming(true);
    onDelete();
    void remove(item);
  };
  return (
    <div>
      <Menu quiet label={<Icon name="more" />} name={texts.more(name)} items={ITEMS} onChoose={choose} />
      {renaming && (
        <RenameDialog
          noun={texts.panelItem.toLowerCase()}
          name={item.promptName}
          most={MOST_NAME}
          rename={(to) => rename(item._id, to)}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  );
}
