export { Banner } from './Banner.tsx';
export { Button, IconButton, buttonStyle, type ButtonProps, type ButtonTone } from './Button.tsx';
export { Dialog, DialogActions } from './Dialog.tsx';
export {
  Field,
  FieldFrame,
  Input,
  controlStyle,
  type ControlProps,
  type FieldProps,
  type TextFieldProps,
} from './Field.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { Logo } from './Logo.tsx';
export { MailAddress } from './MailAddress.tsx';
export { mark } from './mark.ts';
export { PasswordField } from './PasswordField.tsx';
export { Popover } from './Popover.tsx';
export { groundOf, outlineOf, ridge } from './ridge.ts';
export { RoadEnd } from './RoadEnd.tsx';
export { Scene } from './LazyScene.tsx';
export { night } from './night.ts';
export { Skeleton } from './Skeleton.tsx';
export { Spinner } from './Spinner.tsx';
export { Card, Muted, Notice, Stack, VisuallyHidden } from './surfaces.tsx';

export { useFocusFirstError } from './useFocusFirstError.ts';
export { theme, type Theme } from './theme.ts';
export { useRefusals } from './useRefusals.ts';
