import type { User } from '@breakaway/contract';
import { PASSWORD_HINT, passwordRefusal, type PasswordOwner } from '@breakaway/contract/password-rule';
import { api, fieldErrorsOf, Link, messageOf, paths, productName, toast } from '@breakaway/host-api';
import { Button, Dialog, DialogActions, Notice, PasswordField, Stack, useRefusals } from '@breakaway/ui';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { object, ref, string } from 'yup';

const rulesFor = (owner: PasswordOwner) =>
  object({
    currentPassword: string().required('Your current password is required'),
    password: string()
      .required('Password is required')
      .test('rule', (typed = '', { createError }) => {
        const refusal = passwordRefusal(typed, owner);
        return refusal === null || createError({ message: refusal });
      }),
    confirmPassword: string()
      .required('Confirm Password is required')
      .oneOf([ref('password')], 'Passwords must match'),
  });

interface Props {
  user: User;
  onClose: () => void;
  onChanged: () => void;
}

/** Sets a new password, asking for the current one. */
export function ChangePassword({ user: { email, name }, onClose, onChanged }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const rules = useMemo(() => rulesFor({ email, name, product: productName() }), [email, name]);
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    validationSchema: rules,
    // So that the errors are known when the first submit moves the focus to them.
    validateOnMount: true,
    onSubmit: async ({ currentPassword, password }) => {
      setFailure(null);
      refusals.clear();
      try {
        await api.users.changePassword({ currentPassword, password });
      } catch (error) {
        const refused = fieldErrorsOf(error);
        refusals.set(refused);
        if (!refused.currentPassword && !refused.password)
          setFailure(messageOf(error, 'Your password could not be changed. Please try again.'));
        return;
      }
      toast.success('Your password was changed. Every other device was signed out.');
      onChanged();
    },
  });
  const { values, touched, errors, isSubmitting, submitCount } = formik;
  const refusals = useRefusals(values);
  const field = (name: keyof typeof values) => ({
    ...formik.getFieldProps(name),
    readOnly: isSubmitting,
    error: refusals.of(name) ?? (touched[name] ? errors[name] : undefined),
  });
  // A rejected submit focuses the first error.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [submitCount, isSubmitting]);
  return (
    <Dialog open title="Change your password" onClose={() => !isSubmitting && onClose()}>
      <Stack as="form" ref={form} noValidate onSubmit={formik.handleSubmit}>
        <p>Every other device is signed out, and tokens of other assistants end. We’ll email you.</p>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...field('password')}
          hint={field('password').error ? undefined : PASSWORD_HINT}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Link to={paths.forgotPassword}>Forgot your current password?</Link>
        <DialogActions>
          <Button tone="secondary" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting}>
            Change password
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
