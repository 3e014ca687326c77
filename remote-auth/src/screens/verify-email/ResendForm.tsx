import { api, toast } from '@breakaway/host-api';
import { Field, type ButtonTone } from '@breakaway/ui';
import { Form, SubmitButton } from '../../parts/Form.tsx';
import { sentEmail } from '../../parts/typed.ts';
import { useAuthForm } from '../../parts/useAuthForm.ts';
import { useCountdown } from '../../parts/useCountdown.ts';
import { typedEmail } from '../../state/typed-email.ts';

const WAIT_S = 30;

interface ResendFormProps {
  /** The address that was just signed up: nobody has to type it again, so the form is only its button. */
  known?: string;
  label: string;
  tone?: ButtonTone;
}

/** Requests the verification mail again, for the address that was just signed up or a typed one. */
export function ResendForm({ known = '', label, tone = 'secondary' }: ResendFormProps) {
  const [left, begin] = useCountdown(WAIT_S);
  const form = useAuthForm({
    initialValues: { email: known || typedEmail.get() },
    rules: ({ object, email }) => object({ email }),
    submit: async (values) => {
      const answer = await api.auth.resendVerification(sentEmail(values.email));
      begin();
      toast.success(answer.message);
    },
    fallback: 'Something went wrong!',
  });
  return (
    <Form of={form}>
      {!known && (
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
      )}
      <SubmitButton tone={tone} busy={form.busy} disabled={left > 0}>
        {left > 0 ? `${label} in ${left} s` : label}
      </SubmitButton>
    </Form>
  );
}
