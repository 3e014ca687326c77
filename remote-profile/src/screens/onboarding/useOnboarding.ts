import type { User } from '@breakaway/contract';
import { api, fieldErrorsOf, messageOf, saveUser, toast } from '@breakaway/host-api';
import { useRefusals } from '@breakaway/ui';
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

/** When the questions go, the page's heading takes the focus, as after a navigation. */
function handOnFocus(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What was saved, and the way on. */
export interface Saved {
  ftpW: number | null;
  weightKg: number | null;
  carbsGH: number | null;
  /** The FTP is a guess by how they ride. */
  ftpIsGuess: boolean;
  finish: () => void;
}

/** The four fields, their checking and saving, and the skipping of the questions. */
export function useOnboarding(user: User, onLater: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<'saving' | 'skipping' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const before = fourOf(user);
  const guessed = useRef<string>(undefined);
  const formik = useFormik<FormValues>({
    initialValues: before,
    validationSchema: rules,
    onSubmit: () => {},
  });
  const refusals = useRefusals(formik.values);
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`input[name="${name}"]`)?.focus();

  /** Shows what is wrong with some fields. @returns whether all is well */
  const check = async (names: readonly string[]): Promise<boolean> => {
    setFailure(null);
    const wrong = await formik.validateForm();
    await formik.setTouched(
      { ...formik.touched, ...Object.fromEntries(names.map((name) => [name, true])) },
      false,
    );
    formik.setErrors(wrong);
    const first = names.find((name) => wrong[name] ?? refusals.of(name));
    if (first) focus(first);
    return first === undefined;
  };

  const leave = (data: User) => {
    saveUser(data);
    handOnFocus();
  };

  /** @returns the name of the first field that the server refused, or null */
  const save = async (): Promise<string | null> => {
    if (Object.values(formik.values).every((value) => value.trim() === '')) {
      setFailure('Please enter at least one value, or skip this for now.');
      return null;
    }
    setBusy('saving');
    try {
      const { data } = await api.users.onBoarding(changedGroups(formik.values, before));
      setSaved({
        ftpW: data.powerMatrix.ftp,
        weightKg: data.bodyMatrix.weight,
        carbsGH: data.feedingData.choTolerance,
        ftpIsGuess: guessed.current === formik.values.ftp,
        finish: () => leave(data),
      });
      return null;
    } catch (error) {
      const refused = formErrors(fieldErrorsOf(error));
      const first = essentials.find(({ name }) => refused[name]);
      const message = messageOf(error, 'Please try again.');
      console.error('The profile could not be saved.', message);
      refusals.set(refused);
      setFailure(first ? null : `Not saved. ${message}`);
      return first?.name ?? null;
    } finally {
      setBusy(null);
    }
  };

  const skip = async () => {
    setBusy('skipping');
    try {
      const { data } = await api.users.onBoarding({});
      leave(data);
    } catch (error) {
      // They do not want to be asked now, and are asked once more at the next visit.
      console.error('The onboarding could not be marked as done.', messageOf(error, 'No reason was given.'));
      onLater();
      handOnFocus();
    }
    toast.success('You can add these values in Settings at any time.');
  };

  return {
    form,
    field: (name: string) => ({
      ...formik.getFieldProps(name),
      error: (formik.touched[name] && formik.errors[name]) || refusals.of(name),
    }),
    value: (name: string) => formik.values[name] ?? '',
    set: (name: string, value: string) => void formik.setFieldValue(name, value),
    guessFtp: (watts: string) => {
      guessed.current = watts;
      void formik.setFieldValue('ftp', watts);
    },
    check,
    save,
    skip,
    busy,
    failure,
    saved,
  };
}

export type OnboardingForm = Pick<ReturnType<typeof useOnboarding>, 'field' | 'value' | 'set' | 'guessFtp'>;
