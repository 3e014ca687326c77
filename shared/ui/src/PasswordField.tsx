import { useState } from 'react';
import { IconButton } from './Button.tsx';
import { Field, type TextFieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

/** A password input with its own show/hide toggle, which keeps the caret and what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          aria-label={visible ? 'Hide password' : 'Show password'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eye-off' : 'eye'} />
        </IconButton>
      }
    />
  );
}
