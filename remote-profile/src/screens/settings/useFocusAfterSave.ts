import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a useful place: while a form is saved its buttons are disabled, and afterwards the edited field is
 * read-only. The focus goes to that field's Edit button, or back to Save while there is still something to save.
 * @returns `begin(edited)` for when the form is really sent with this field open last, and `move(name)`: focuses the field of that name instead
 */
export function useFocusAfterSave(form: RefObject<HTMLFormElement | null>, saving: boolean) {
  const target = useRef('');
  const edited = useRef<string | null>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (saving) {
      const active = document.activeElement;
      const name = active instanceof HTMLInputElement && active.form === form.current ? active.name : '';
      target.current = name ? `[data-edit="${name}"]` : '[type="submit"]';
    } else if (sent.current) {
      const at = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
      (at(target.current) ?? at(`[data-edit="${edited.current}"]`) ?? at('h2'))?.focus();
      sent.current = false;
    }
  }, [saving, form]);
  return {
    begin: (field: string | null) => {
      edited.current = field;
      sent.current = true;
    },
    move: (name: string) => {
      target.current = name === 'profileImg' ? `[data-edit="${name}"]` : `input[name="${name}"]`;
    },
  };
}
