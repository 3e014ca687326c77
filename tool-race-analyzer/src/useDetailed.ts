import { startTransition, useEffect, useState } from 'react';

/** Whether the chart and the tables are drawn: the first verdict is on the page before them, for they take longer. */
export function useDetailed(hasCourse: boolean, isAnswered: boolean): boolean {
  const [detailed, setDetailed] = useState(false);
  useEffect(() => {
    if (!hasCourse) setDetailed(false);
    else if (isAnswered) startTransition(() => setDetailed(true));
  }, [hasCourse, isAnswered]);
  return hasCourse && detailed;
}
