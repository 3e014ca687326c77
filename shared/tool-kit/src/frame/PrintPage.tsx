import { Button } from '@breakaway/ui';
import styled from 'styled-components';

const Print = styled(Button)`
  align-self: start;
`;

/** Prints the whole tool: the print of the page around it has only what its frame shows. Is not printed itself. */
export function PrintPage() {
  return (
    <Print tone="quiet" onClick={() => window.print()}>
      Print this page
    </Print>
  );
}
