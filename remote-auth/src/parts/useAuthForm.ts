import { fieldErrorsOf } from '@breakaway/host-api';
import { useFocusFirstError } from '@breakaway/ui';
import { useFormik, type FormikErrors } from 'formik';
import { useLayoutEffect } from 'react';
import type { ObjectSchema } from 'yup';

interface AuthForm<Values> {
  initialValues: Values;
  rules: ObjectSchema<object>;
  /** Makes the call and goes on; what it throws goes to `onFailure`, and the form stays as it was typed. */
  submit: (values: Values) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** Formik as every form here uses it: errors after touch or submit, the server's field errors, focus kept in the form. */
export function useAuthForm<Values extends Record<string, unknown>>({
  initialValues,
  rules,
  submit,
  onFailure,
}: AuthForm<Values>) {
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: rules,
    // So that the errors are known when the first submit moves the focus to them.
    validateOnMount: true,
    onSubmit: async (values, { setErrors, setSubmitting }) => {
      try {
        await submit(values);
      } catch (error) {
        setErrors(fieldErrorsOf(error) as FormikErrors<Values>);
        setSubmitting(false);
        onFailure(error);
      }
    },
  });
  const { isSubmitting, submitCount } = formik;
  const form = useFocusFirstError(submitCount, formik.isValid);

  useLayoutEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    // A button that is disabled while the call runs loses the focus; a keyboard user gets it back.
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
    }
  }, [form, isSubmitting, submitCount]);

  const errorOf = (name: keyof Values & string) =>
    formik.touched[name] ? (formik.errors[name] as string | undefined) : undefined;

  return {
    formik,
    errorOf,
    /** For the `<form>` element. */
    form: { ref: form, onSubmit: formik.handleSubmit, noValidate: true },
    /** For a `<Field>`. */
    field: (name: keyof Values & string) => ({ ...formik.getFieldProps(name), error: errorOf(name) }),
  };
}
