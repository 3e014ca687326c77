import { ButtonLink, consultant, paths } from '@breakaway/host-api';
import { ErrorPanel } from './ErrorPanel.tsx';
import { PlainFrame } from './PlainFrame.tsx';

/** The router's fallback page: in the app's frame inside the app, elsewhere in a frame of its own. */
export function NotFound({ inApp }: { inApp: boolean }) {
  const panel = (
    <ErrorPanel
      title="Unexpected Application Error!"
      actions={
        inApp ? (
          <ButtonLink to={consultant()}>Go to the AI Consultant</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>Go to the start page</ButtonLink>
        )
      }
    >
      404 · There is no page at this address.
    </ErrorPanel>
  );
  return inApp ? panel : <PlainFrame>{panel}</PlainFrame>;
}
