import { Fragment } from 'react';

/** A mail address that breaks only before its @. */
export const MailAddress = ({ children }: { children: string }) =>
  children.split(/(?=@)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
