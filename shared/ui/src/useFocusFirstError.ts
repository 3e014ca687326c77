import { useEffect, useRef } from 'react';

/**
 * Moves focus to the first field that is wrong after a submit was refused.
 * @param submitCount how often the form was submitted (Formik's `submitCount`)
 * @param isValid false while any field is wrong
 * @returns a ref for the form
 */
export function useFocusFirstError(submitCount: number, isValid: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 && !isValid)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only a new submit moves the focus; a field that turns wrong while typing must not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);
  return form;
}
