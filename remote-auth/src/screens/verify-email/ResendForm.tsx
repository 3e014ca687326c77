import { api, toast } from '@breakaway/host-api';
import { Field } from '@breakaway/ui';
import { object } from 'yup';
import { Form, SubmitButton } from '../../parts/Form.tsx';
import { email, sentEmail } from '../../parts/rules.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';
import { useCountdown } from '../../parts/useCountdown.ts';
import { typedEmail } from '../../state/typed-email.ts';

const WAIT_S = 30;
const rules = object({ email });

/** Requests the verification mail again, for the address that was just signed up or a typed one. */
export function ResendForm({ known = '', label }: { known?: string; label: string }) {
  const [left, begin] = useCountdown(WAIT_S);
  const form = useAuthForm({
    initialValues: { email: known || typedEmail.get() },
    rules,
    submit: async (values) => {
      const answer = await api.auth.resendVerification(sentEmail(values.email));
      begin();
      toast.success(answer.message);
    },
    fallback: 'Something went wrong!',
  });
  return (
    <Form of={form}>
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
      <SubmitButton tone="secondary" busy={form.busy} disabled={left > 0}>
        {left > 0 ? `${label} in ${left} s` : label}
      </SubmitButton>
    </Form>
  );
}
