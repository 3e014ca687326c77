import type { User } from '@breakaway/contract';
import { api, fieldErrorsOf, messageOf, saveUser, toast } from '@breakaway/host-api';
import { useFocusFirstError, useRefusals } from '@breakaway/ui';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { object } from 'yup';
import { essentials } from '../settings/fields.ts';
import { changedGroups, formErrors, formOf, type FormValues } from '../settings/record.ts';
import { rulesOf } from '../settings/rules.ts';

const rules = object(rulesOf(essentials));

const fourOf = (user: User): FormValues => {
  const all = formOf(user);
  return Object.fromEntries(essentials.map(({ name }) => [name, all[name] ?? '']));
};

/** When the card disappears while it contains the focus, the page's heading takes the focus, as after a navigation. */
function handOnFocus(card: HTMLElement | null): void {
  if (card && !card.contains(document.activeElement) && document.activeElement !== document.body) return;
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The four fields, saving them, and skipping the questions. */
export function useOnboarding(user: User, onLater: () => void) {
  const card = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState<'saving' | 'skipping' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const before = fourOf(user);

  const formik = useFormik<FormValues>({
    initialValues: before,
    validationSchema: rules,
    validateOnMount: true,
    onSubmit: async (values) => {
      if (Object.values(values).every((value) => value.trim() === ''))
        return setFailure('Please enter at least one value, or skip this for now.');
      setFailure(null);
      setBusy('saving');
      try {
        const { data } = await api.users.onBoarding(changedGroups(values, before));
        handOnFocus(card.current);
        saveUser(data);
        toast.success('Profile updated successfully.');
      } catch (error) {
        const refused = formErrors(fieldErrorsOf(error));
        const first = essentials.find(({ name }) => refused[name]);
        const message = messageOf(error, 'Your values could not be saved. Please try again.');
        console.error('The profile could not be saved.', message);
        refusals.set(refused);
        setFailure(first ? null : message);
        setBusy(null);
        form.current?.querySelector<HTMLElement>(first ? `input[name="${first.name}"]` : 'input')?.focus();
      }
    },
  });
  const refusals = useRefusals(formik.values);
  const form = useFocusFirstError(formik.submitCount, formik.isValid);

  const skip = async () => {
    setBusy('skipping');
    try {
      const { data } = await api.users.onBoarding({});
      handOnFocus(card.current);
      saveUser(data);
    } catch (error) {
      // The member does not want to be asked now; they are asked again at the next visit.
      console.error('The onboarding could not be marked as done.', messageOf(error, 'No reason was given.'));
      handOnFocus(card.current);
      onLater();
    }
    toast.success('You can add these values in Settings at any time.');
  };

  return {
    field: (name: string) => ({
      ...formik.getFieldProps(name),
      error: (formik.touched[name] && formik.errors[name]) || refusals.of(name),
    }),
    form: { ref: form, onSubmit: formik.handleSubmit, noValidate: true },
    card,
    skip,
    busy,
    failure,
  };
}
