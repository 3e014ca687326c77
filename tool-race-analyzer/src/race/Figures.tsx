import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { VisuallyHidden } from '@breakaway/ui';
import { itemWords } from '../fuel/words.ts';
import { Box, Figure, Grid, Watts } from './layout.tsx';
import type { RaceNow } from './race-now.ts';
import {
  clockWords,
  forWords,
  inWords,
  lateWords,
  placeWords,
  stopLine,
  wattsWords,
  wayWords,
} from './words.ts';

/** Changes of the finish below this are no news, s. */
const NEWS_S = 30;

interface Props {
  now: RaceNow;
  startedMs: number;
  /** IANA zone of the clocks */
  zone: string;
  /** there is a plan for food */
  fed: boolean;
}

/** The figures of the race at this moment. */
export function Figures({ now, startedMs, zone, fed }: Props) {
  const units = useUnits();
  const said = (text: string) => inUnits(text, units.units);
  const { next, stop, stopAhead, eatNow, eatNext, elapsedS, lateS } = now;
  const segment = stop ? stop.then : now.segment;
  const late = lateWords(lateS);
  const leaves = clockWords(startedMs + 1000 * (elapsedS + (stop?.leftS ?? 0)), zone);
  return (
    <Grid>
      <Box $area="now" aria-label="Now">
        {stop ? (
          <>
            <h2>Now, for {forWords(stop.leftS)}</h2>
            <Watts data-word="">Stop</Watts>
            <p>{stopLine(stop.is, `until ${leaves}`)}</p>
          </>
        ) : (
          <>
            <h2>Now, for {wayWords(stopAhead?.inM ?? now.segmentLeftM, units)}</h2>
            <Watts data-word={segment && segment.powerW > 0 ? undefined : ''}>
              {segment && segment.powerW > 0 ? (
                <>
                  {segment.powerW}
                  <small>W</small>
                </>
              ) : (
                'Coast'
              )}
            </Watts>
            {segment && segment.powerW > 0 && (
              <p>
                <strong>
                  {segment.lowW} to {segment.highW} W
                </strong>
              </p>
            )}
            {segment && <p>{said(segment.cue)}</p>}
          </>
        )}
      </Box>
      <Box $area="next" aria-label="Next">
        {stop && segment ? (
          <>
            <h2>After the stop</h2>
            <Figure>{wattsWords(segment)}</Figure>
            <p>{said(segment.cue)}</p>
          </>
        ) : stopAhead ? (
          <>
            <h2>
              In {wayWords(stopAhead.inM, units)}, {inWords(stopAhead.inS)}
            </h2>
            <Figure>Stop</Figure>
            <p>{stopLine(stopAhead.is, forWords(stopAhead.is.timeS))}</p>
          </>
        ) : next ? (
          <>
            <h2>
              In {wayWords(now.segmentLeftM, units)}, {inWords(now.segmentLeftS)}
            </h2>
            <Figure>{wattsWords(next)}</Figure>
            <p>{said(next.cue)}</p>
          </>
        ) : (
          <>
            <h2>Next</h2>
            <Figure>The finish</Figure>
          </>
        )}
      </Box>
      <Box
        $area="late"
        aria-label="Clock against plan"
        data-tone={lateS === null || Math.abs(lateS) < 5 ? undefined : lateS > 0 ? 'warn' : 'good'}
      >
        <h2>{formatDuration(elapsedS)}</h2>
        <Figure>{late.figure}</Figure>
        <p>{late.word}</p>
      </Box>
      <Box $area="eat" aria-label="Food" data-urgent={eatNow ? '' : undefined}>
        {eatNow ? (
          <>
            <h2>Eat now</h2>
            <p>
              <strong>{itemWords(eatNow)}</strong>
            </p>
          </>
        ) : eatNext ? (
          <>
            <h2>Eat {inWords(eatNext.atS - elapsedS)}</h2>
            <p>{itemWords(eatNext)}</p>
            <p>{placeWords(eatNext.atM, units)}</p>
          </>
        ) : (
          <>
            <h2>Food</h2>
            <p>{fed ? 'nothing more to the finish' : 'not planned'}</p>
          </>
        )}
      </Box>
      <Box $area="finish" aria-label="Finish">
        <h2>Finish</h2>
        <Figure>{clockWords(startedMs + 1000 * now.finishS, zone)}</Figure>
        <p>
          {formatDuration(now.finishS)}
          {Math.abs(now.finishLaterS) >= NEWS_S &&
            `, ${formatDuration(Math.abs(now.finishLaterS))} ${now.finishLaterS > 0 ? 'later' : 'earlier'} than planned`}
        </p>
      </Box>
      <Box $area="left" aria-label="Left">
        <h2>To go</h2>
        <Figure>{wayWords(now.leftM, units)}</Figure>
        <p>{formatDuration(Math.max(0, now.finishS - elapsedS))}</p>
      </Box>
      <VisuallyHidden role="status">
        {stop
          ? `Stop: ${stopLine(stop.is, `until ${leaves}`)}.`
          : segment && `${wattsWords(segment)}. ${said(segment.cue)}`}
        {eatNow && ` Eat now: ${itemWords(eatNow)}.`}
      </VisuallyHidden>
    </Grid>
  );
}
