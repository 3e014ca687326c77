import { fieldErrorsOf, messageOf, statusOf, toast } from '@breakaway/host-api';
import { useRefusals } from '@breakaway/ui';
import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { ObjectSchema } from 'yup';
import { typedEmail } from '../state/typed-email.ts';

interface AuthFormOptions<Values> {
  initialValues: Values;
  rules: ObjectSchema<object>;
  /** Makes the call and goes on; what it throws is told, and the form stays as it was typed. */
  submit: (values: Values) => Promise<void>;
  /** Said of a failure that has no words of its own. */
  fallback: string;
  /** Deals with a failure in another way than by a message; true when it did. */
  intercept?: (error: unknown) => boolean;
  /** The field that a refusal (400) is about when the server names none. */
  blame?: keyof Values & string;
}

/** Moves the focus to a field, also when it is there already: then the field is read out anew, with its error. */
function focusAnew(field: HTMLElement | null | undefined): void {
  if (document.activeElement === field) field?.blur();
  field?.focus();
}

/** Formik as every form here uses it: errors after touch or submit, the server's sentences, focus kept in the form. */
export function useAuthForm<Values extends Record<string, unknown>>({
  initialValues,
  rules,
  submit,
  fallback,
  intercept,
  blame,
}: AuthFormOptions<Values>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  /** Tells a failure in a toast, and in the page for as long as it is of use. */
  const tell = (error: unknown, values?: Values) => {
    const message = messageOf(error, fallback);
    const named = Object.entries(fieldErrorsOf(error)).filter(([name]) => values && name in values);
    if (values && blame && named.length === 0 && statusOf(error) === 400) named.push([blame, message]);
    refusals.set(Object.fromEntries(named));
    setFailure(named.length === 0 ? message : undefined);
    toast.error(message);
  };

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: rules,
    onSubmit: async (values) => {
      setFailure(undefined);
      setBusy(true);
      try {
        await submit(values);
      } catch (error) {
        if (!intercept?.(error)) tell(error, values);
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
    // A button that is disabled while the call runs loses the focus; a keyboard user gets it back.
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
    /** For the `<form>` element. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (isSubmitting) event.preventDefault();
        else formik.handleSubmit(event);
      },
    },
    /** For a `<Field>`. */
    field: (name: keyof Values & string) => ({ ...formik.getFieldProps(name), error: errorOf(name) }),
  };
}

export type AuthForm = ReturnType<typeof useAuthForm>;
