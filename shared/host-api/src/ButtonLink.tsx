import { buttonStyle, type ButtonTone } from '@breakaway/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A link that looks like a button: `<ButtonLink to={paths.signIn} $tone="secondary">`. */
export const ButtonLink = styled(Link)<{ $tone?: ButtonTone; $wide?: boolean }>`
  ${buttonStyle}
`;
