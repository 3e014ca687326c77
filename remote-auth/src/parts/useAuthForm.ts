import { fieldErrorsOf, messageOf, statusOf, toast } from '@breakaway/host-api';
import { useRefusals } from '@breakaway/ui';
import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { AnyObject, ObjectSchema, ValidateOptions } from 'yup';
import { typedEmail } from '../state/typed-email.ts';
import { nextStep } from './next-step.ts';

type Rules = typeof import('./rules.ts');

interface AuthFormOptions<Values> {
  initialValues: Values;
  /** Makes the form's schema of the rules that there are, when the form is entered or sent. */
  rules: (all: Rules) => ObjectSchema<AnyObject>;
  /** Makes the call and continues. If it throws, the error is shown and the form keeps what was typed. */
  submit: (values: Values) => Promise<void>;
  /** Shown for a failure without a message of its own. */
  fallback: string;
  /** Handles a failure in another way than by a message; returns true if it did. */
  intercept?: (error: unknown) => boolean;
  /** The field that a rejection (400) is about when the server names none. */
  blame?: keyof Values & string;
  /** What to do after a rejection. The toast has the reason, so the page says this. */
  advice?: ReactNode;
}

/** Focuses a field, even when it already has the focus: then it is announced again, with its error. */
function focusAnew(field: HTMLElement | null | undefined): void {
  if (document.activeElement === field) field?.blur();
  field?.focus();
}

/**
 * A schema that loads before it checks. If it does not load, nothing is checked here: the server has the same rules,
 * and its answer says what is wrong.
 */
function schemaLater(rules: AuthFormOptions<never>['rules']) {
  let schema: ObjectSchema<AnyObject> | undefined;
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= import('./rules.ts').then(
      (all) => {
        schema = rules(all);
      },
      () => {
        loading = undefined;
      },
    ));
  return {
    load,
    validate: (values: unknown, options: ValidateOptions) =>
      schema ? schema.validate(values, options) : load().then(() => schema?.validate(values, options)),
  };
}

/** Formik as every form here uses it: errors after touch or submit, the server's messages, focus kept in the form. */
export function useAuthForm<Values extends Record<string, unknown>>({
  initialValues,
  rules,
  submit,
  fallback,
  intercept,
  blame,
  advice,
}: AuthFormOptions<Values>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const form = useRef<HTMLFormElement>(null);
  const [schema] = useState(() => schemaLater(rules));

  /** Says a failure in a toast, and what to do about it on the page for as long as it is relevant. */
  const tell = (error: unknown, { values, step }: { values?: Values; step?: string } = {}) => {
    const message = messageOf(error, fallback);
    const named = Object.entries(fieldErrorsOf(error)).filter(([name]) => values && name in values);
    if (values && blame && named.length === 0 && statusOf(error) === 400)
      named.push([blame, typeof advice === 'string' ? advice : message]);
    refusals.set(Object.fromEntries(named));
    setFailure(named.length === 0 ? (step ?? nextStep(error, advice, message)) : undefined);
    toast.error(message);
  };

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values) => {
      setFailure(undefined);
      toast.clear();
      setBusy(true);
      try {
        await submit(values);
      } catch (error) {
        if (!intercept?.(error)) tell(error, { values });
      } finally {
        setBusy(false);
      }
    },
  });
  const { isSubmitting, submitCount, values } = formik;
  const refusals = useRefusals(values);

  useLayoutEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) focusAnew(wrong);
    // A button that is disabled while the call runs loses the focus; return it for keyboard users.
    else if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isSubmitting, submitCount]);

  useEffect(() => {
    if (typeof values.email === 'string') typedEmail.keep(values.email);
  }, [values.email]);

  const errorOf = (name: keyof Values & string): string | undefined => {
    const own = formik.touched[name] ? (formik.errors[name] as string | undefined) : undefined;
    return refusals.of(name) ?? own;
  };

  return {
    formik,
    busy,
    failure,
    tell,
    errorOf,
    /** Props for the `<form>` element. */
    form: {
      ref: form,
      noValidate: true,
      onFocus: () => void schema.load(),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (isSubmitting) event.preventDefault();
        else formik.handleSubmit(event);
      },
    },
    /** Props for a `<Field>`. */
    field: (name: keyof Values & string) => ({ ...formik.getFieldProps(name), error: errorOf(name) }),
  };
}

export type AuthForm = ReturnType<typeof useAuthForm>;
