import type { User } from '@breakaway/contract';
import { api, fieldErrorsOf, messageOf, saveUser, toast } from '@breakaway/host-api';
import { useFocusFirstError, useRefusals } from '@breakaway/ui';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { draft } from './draft.ts';
import { changedGroups, changedValues, formErrors, formOf, rebase, type FormValues } from './record.ts';
import { rules } from './rules.ts';
import { useFocusAfterSave } from './useFocusAfterSave.ts';
import { useOffer } from './useOffer.ts';
import { useUnsavedWarning } from './useUnsavedWarning.ts';

/** The whole form: its values on top of the member's record, the field that is being edited, and saving. */
export function useProfileForm(user: User) {
  const offered = useOffer(user._id);
  const [editing, setEditing] = useState<string | null>(null);
  const [photo, setPhoto] = useState<File | null>(() => draft.photo(user._id));
  const [failure, setFailure] = useState<string | null>(null);
  const [kept] = useState(() => ({ ...draft.values(user._id), ...offered }));

  const formik = useFormik<FormValues>({
    initialValues: formOf(user),
    validationSchema: rules,
    // So that the errors are known when the first submit moves the focus to them.
    validateOnMount: true,
    onSubmit: async (values, { resetForm }) => {
      setFailure(null);
      refusals.clear();
      focusAfter.begin(editing ?? (photo && 'profileImg'));
      try {
        const answer = await api.users.editProfile({
          name: (values.name ?? '').trim(),
          email: values.email ?? '',
          photo,
          groups: changedGroups(values, formik.initialValues),
        });
        resetForm({ values: formOf(answer.data) });
        saveUser(answer.data);
        setEditing(null);
        setTyping(null);
        setPhoto(null);
        toast.success('Profile updated successfully.');
      } catch (error) {
        const message = messageOf(error, 'Please try again.');
        console.error('The profile could not be saved.', message);
        const refused = formErrors(fieldErrorsOf(error));
        const first = Object.keys(refused).find((name) => name in values || name === 'profileImg');
        refusals.set(refused);
        // A message at its field is shown there, with the focus; any other is shown beside Save.
        setFailure(first ? null : message);
        if (first) focusAfter.move(first);
        if (first) setEditing(first);
      }
    },
  });
  const { values, errors, touched, submitCount, initialValues } = formik;
  // A half-typed number contradicts everything: a value counts as entered on blur.
  const [typing, setTyping] = useState<{ name: string; before: string } | null>(null);
  const entered = useMemo(
    () => (typing ? { ...values, [typing.name]: typing.before } : values),
    [typing, values],
  );
  const refusals = useRefusals({ ...values, profileImg: photo });

  // What was typed before the member left the page.
  useEffect(() => {
    if (Object.keys(kept).length > 0)
      void formik.setValues(rebase({ ...initialValues, ...kept }, initialValues, initialValues));
    // Once, over the record that the screen opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isDrawn = useRef(Object.keys(kept).length === 0);
  useEffect(() => {
    // The draft is restored one render after the form: until then the form's values are not what the member typed.
    if (isDrawn.current) draft.keep(user._id, changedValues(values, initialValues), photo);
    isDrawn.current = true;
  }, [user._id, values, initialValues, photo]);

  const known = useRef(user);
  useEffect(() => {
    if (known.current === user) return;
    known.current = user;
    const after = formOf(user);
    if (Object.keys(changedValues(after, initialValues)).length === 0) return;
    const typed = rebase(values, initialValues, after);
    formik.resetForm({ values: after, touched, submitCount, isSubmitting: formik.isSubmitting });
    void formik.setValues(typed);
    // Only a newer record changes the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [user]);

  const form = useFocusFirstError(submitCount, formik.isValid);
  const focusAfter = useFocusAfterSave(form, formik.isSubmitting);
  useEffect(() => {
    const wrong = Object.keys(values).find((name) => errors[name]);
    if (submitCount > 0 && wrong) setEditing(wrong);
    // Only a rejected submit opens the invalid field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);

  const unsaved = formik.dirty || photo !== null;
  const discard = () => {
    draft.forget(user._id);
    formik.resetForm();
    setPhoto(null);
    setEditing(null);
    setTyping(null);
    setFailure(null);
  };
  useUnsavedWarning(unsaved, discard);

  return {
    values,
    /** what a tool has put into the form, as long as it stands there unsaved */
    offered: Object.keys(offered).filter(
      (name) => values[name] === offered[name] && values[name] !== initialValues[name],
    ),
    entered,
    saved: initialValues,
    errors,
    saving: formik.isSubmitting,
    form: { ref: form, onSubmit: formik.handleSubmit, noValidate: true },
    photo: {
      chosen: photo,
      error: refusals.of('profileImg'),
      onChoose: setPhoto,
    },
    emailError: (submitCount > 0 ? errors.email : undefined) ?? refusals.of('email'),
    failure,
    unsaved,
    /** Whether there is anything to save, or about to be. */
    open: unsaved || editing !== null || formik.isSubmitting || failure !== null,
    discard: () => {
      // The pressed button goes with the changes.
      const edited = editing ?? (photo ? 'profileImg' : 'name');
      discard();
      form.current?.querySelector<HTMLElement>(`[data-edit="${edited}"]`)?.focus();
    },
    editing,
    edit: setEditing,
    /** Props for a `<ProfileRow>`. */
    field: (name: string) => ({
      ...formik.getFieldProps(name),
      onChange: (text: string) => {
        if (typing?.name !== name) setTyping({ name, before: values[name] ?? '' });
        void formik.setFieldValue(name, text);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        setTyping(null);
        formik.handleBlur(event);
      },
      error: (touched[name] ? errors[name] : undefined) ?? refusals.of(name),
      editing: editing === name,
      busy: formik.isSubmitting,
      onEdit: () => setEditing(name),
      onCancel: () => {
        void formik.setFieldValue(name, initialValues[name] ?? '');
        setEditing(null);
      },
    }),
  };
}
