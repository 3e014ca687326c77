import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a useful place: while a form is saved its buttons are disabled, and afterwards the edited field is
 * read-only. The focus goes to that field's Edit button, or back to Save.
 * @returns `begin()` for when the form is really sent, and `move(name)`: focuses the field of that name instead
 */
export function useFocusAfterSave(form: RefObject<HTMLFormElement | null>, saving: boolean) {
  const target = useRef('');
  const sent = useRef(false);
  useEffect(() => {
    if (saving) {
      const active = document.activeElement;
      const name = active instanceof HTMLInputElement && active.form === form.current ? active.name : '';
      target.current = name ? `[data-edit="${name}"]` : '[type="submit"]';
    } else if (sent.current) {
      form.current?.querySelector<HTMLElement>(target.current)?.focus();
      sent.current = false;
    }
  }, [saving, form]);
  return {
    begin: () => {
      sent.current = true;
    },
    move: (name: string) => {
      target.current = name === 'profileImg' ? `[data-edit="${name}"]` : `input[name="${name}"]`;
    },
  };
}
