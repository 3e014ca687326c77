import { ButtonLink, consultant, paths } from '@breakaway/host-api';
import { ErrorPanel } from './ErrorPanel.tsx';

/** The router's fallback page, for the frame that stands around it: the app's, or the public one. */
export function NotFound({ inApp }: { inApp: boolean }) {
  return (
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
}
