import type { User } from '@breakaway/contract';
import { api, fieldErrorsOf, messageOf, refreshUser, saveUser, toast } from '@breakaway/host-api';
import { useFocusFirstError } from '@breakaway/ui';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { changedGroups, formErrors, formOf, rebase, type FormValues } from './record.ts';
import { rules } from './rules.ts';
import { useUnsavedWarning } from './useUnsavedWarning.ts';

/** The whole form: its values over the member's record, which field is being edited, and the saving. */
export function useProfileForm(user: User) {
  const [editing, setEditing] = useState<string | null>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const formik = useFormik<FormValues>({
    initialValues: formOf(user),
    validationSchema: rules,
    // So that the errors are known when the first submit moves the focus to them.
    validateOnMount: true,
    onSubmit: async (values, { resetForm, setErrors }) => {
      setFailure(null);
      try {
        const groups = changedGroups(values, formik.initialValues);
        const answer = await api.users.editProfile({ name: (values.name ?? '').trim(), photo, groups });
        resetForm({ values: formOf(answer.data) });
        saveUser(answer.data);
        setEditing(null);
        setPhoto(null);
        toast.success('Profile updated successfully.');
      } catch (error) {
        const message = messageOf(error, 'Your profile could not be saved. Please try again.');
        console.error('The profile could not be saved.', message);
        setErrors(formErrors(fieldErrorsOf(error)));
        setFailure(message);
        return;
      }
      await refreshUser().catch((error: unknown) =>
        console.error('The details could not be refreshed.', messageOf(error, 'No reason was given.')),
      );
    },
  });

  const known = useRef(user);
  useEffect(() => {
    if (known.current === user) return;
    known.current = user;
    const [before, after] = [formik.initialValues, formOf(user)];
    const values = rebase(formik.values, before, after);
    formik.resetForm({ values: after, touched: formik.touched, submitCount: formik.submitCount });
    void formik.setValues(values);
    // Only a newer record moves the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [user]);

  const { values, errors, touched, submitCount } = formik;
  const form = useFocusFirstError(submitCount, formik.isValid);
  useEffect(() => {
    const wrong = Object.keys(values).find((name) => errors[name]);
    if (submitCount > 0 && wrong) setEditing(wrong);
    // Only a refused submit opens the field that is wrong.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);

  const unsaved = formik.dirty || photo !== null;
  useUnsavedWarning(unsaved);

  return {
    formik,
    form: { ref: form, onSubmit: formik.handleSubmit, noValidate: true },
    photo,
    setPhoto,
    failure,
    unsaved,
    edit: setEditing,
    /** For an `<EditableField>`. */
    field: (name: string) => ({
      ...formik.getFieldProps(name),
      error: touched[name] ? errors[name] : undefined,
      editing: editing === name,
      busy: formik.isSubmitting,
      onEdit: () => setEditing(name),
      onCancel: () => {
        void formik.setFieldValue(name, formik.initialValues[name] ?? '');
        setEditing(null);
      },
    }),
  };
}
