import { inUnits } from '@breakaway/contract/units-in-text';
import { unitFormat, unitsOf } from '@breakaway/contract/units';
import { eatenOtherwise, formatDuration } from '@breakaway/cycling';
import { UnitsContext } from '@breakaway/tool-kit';
import { deviceZone } from '@breakaway/tool-kit/clock';
import { Dialog, Muted, Notice, Spinner } from '@breakaway/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import { BeforeStart } from './BeforeStart.tsx';
import { ClockDialog } from './ClockDialog.tsx';
import { useScreenOn } from './device.ts';
import { Figures } from './Figures.tsx';
import { Actions, BigButton, BigLink, Column, Head, Screen, Stage } from './layout.tsx';
import { useRace } from './useRace.ts';
import { WhereDialog } from './WhereDialog.tsx';
import { clockWords, fromWords, missedIn, placeWords } from './words.ts';

type Asked = 'where' | 'clock' | 'more' | null;

/** The race of this device on the day: what to do now, and a new plan from where the member is. */
export function RacePage({ engine }: { engine: Engine }) {
  const { race, now, nowMs, gps, change, note, replan, forget } = useRace(engine);
  const [asked, setAsked] = useState<Asked>(null);
  const started = race?.soFar.startedMs ?? null;
  const screenStaysOn = useScreenOn(started !== null && !now?.finished);
  useEffect(() => {
    // Its dialogs as well.
    document.documentElement.dataset.theme = 'dark';
  }, []);
  const units = useMemo(() => unitFormat(unitsOf(race?.day.units)), [race?.day.units]);
  const { missedS, rest } = race?.soFar ?? { missedS: [], rest: null };
  const feeding = rest?.feeding ?? race?.day.feeding ?? null;
  const without = useMemo(
    () =>
      feeding && missedS.length > 0 ? eatenOtherwise(feeding, { missed: missedIn(feeding, missedS) }) : null,
    [feeding, missedS],
  );

  if (race === undefined)
    return (
      <Screen>
        <Spinner label="Opening your race" />
      </Screen>
    );
  if (!race || !now)
    return (
      <Screen>
        <Column>
          <h1>Race mode</h1>
          <p>
            No race is kept on this device. Open the Race Analyzer in the app on this device, plan your race,
            and choose Race mode there.
          </p>
          <BigLink href="/" $tone="secondary">
            Try it with a sample course
          </BigLink>
        </Column>
      </Screen>
    );

  const { day, soFar } = race;
  const { plan, name, zone = deviceZone() } = day;
  const { route } = plan.question;
  const said = (text: string) => inUnits(text, units.units);
  const close = () => setAsked(null);
  const eat = now.eatNow;
  const position = gps.problem ?? (gps.offCourse ? 'GPS: you are beside the course.' : null);
  return (
    <UnitsContext value={units}>
      <Screen>
        <Head>
          <h1>{name}</h1>
          {started !== null && <p>{placeWords(now.atM, units)}</p>}
        </Head>
        {started === null ? (
          <BeforeStart
            day={day}
            zone={zone}
            gps={{ ...gps, on: soFar.gps }}
            onGps={(on) => change({ gps: on })}
            onStart={(ms) => change({ startedMs: ms })}
            onClock={() => setAsked('clock')}
            onForget={forget}
          />
        ) : now.elapsedS < 0 ? (
          <Column>
            <h2>Your start is in {formatDuration(-now.elapsedS)}</h2>
            <BigButton onClick={() => change({ startedMs: nowMs })}>Start now</BigButton>
            <BigButton tone="secondary" onClick={() => setAsked('clock')}>
              Change the start
            </BigButton>
          </Column>
        ) : now.finished ? (
          <Column>
            <h2>You are at the finish</h2>
            <p>
              {formatDuration(now.finishS)}, at {clockWords(started + 1000 * now.finishS, zone)}.{' '}
              {formatDuration(Math.abs(now.finishLaterS))} {now.finishLaterS > 0 ? 'later' : 'earlier'} than
              planned.
            </p>
            <BigButton onClick={forget}>Forget this race</BigButton>
            <BigButton tone="secondary" onClick={() => setAsked('where')}>
              I am not there yet
            </BigButton>
          </Column>
        ) : (
          <>
            <Stage>
              <Figures now={now} startedMs={started} zone={zone} fed={feeding !== null} />
              <Actions>
                {eat && (
                  <>
                    <BigButton onClick={() => change({ dealtS: eat.atS })}>Eaten</BigButton>
                    <BigButton
                      tone="secondary"
                      onClick={() => change({ dealtS: eat.atS, missedS: [...soFar.missedS, eat.atS] })}
                    >
                      Missed it
                    </BigButton>
                  </>
                )}
                <BigButton onClick={() => setAsked('where')} tone={eat ? 'secondary' : 'primary'}>
                  I am at…
                </BigButton>
                <BigButton onClick={() => setAsked('more')} tone="secondary">
                  More
                </BigButton>
              </Actions>
            </Stage>
            {position && <Notice tone="warn">{position}</Notice>}
            {without && (
              <Notice tone={without.emptyAtS === null ? 'info' : 'warn'}>
                {without.emptyAtS === null
                  ? 'Without what you missed your stores still last to the finish.'
                  : `Without what you missed your stores run low after ${formatDuration(without.emptyAtS)}. Ride easier.`}{' '}
                Never take two at once to catch up.
              </Notice>
            )}
            {rest && (
              <Notice>
                {[rest.sentence, rest.foodSentence, ...rest.notes]
                  .flatMap((one) => one ?? [])
                  .map(said)
                  .join(' ')}
              </Notice>
            )}
            <Muted>
              Place: {fromWords(now)}. Look at this when you have stopped, or let your crew do it.
            </Muted>
          </>
        )}
        {asked === 'where' && (
          <WhereDialog
            atM={now.atM}
            distanceM={route.distanceM}
            climbs={plan.climbs}
            stations={day.fuel?.stations ?? []}
            onPlace={note}
            onReplan={replan}
            onClose={close}
          />
        )}
        {asked === 'clock' && (
          <ClockDialog
            startedMs={started}
            zone={zone}
            // Places were seen by the old clock.
            onStarted={(ms) => change({ startedMs: ms, seen: null, rest: null, dealtS: 0, missedS: [] })}
            onClose={close}
          />
        )}
        {asked === 'more' && (
          <Dialog open title="More" onClose={close}>
            <Column>
              {gps.possible && (
                <BigButton
                  tone="secondary"
                  onClick={() => {
                    change({ gps: !soFar.gps });
                    close();
                  }}
                >
                  {soFar.gps ? 'Stop using GPS' : 'Use GPS for my place'}
                </BigButton>
              )}
              <BigButton tone="secondary" onClick={() => setAsked('clock')}>
                Correct the start
              </BigButton>
              {rest && (
                <BigButton
                  tone="secondary"
                  onClick={() => {
                    change({ rest: null });
                    close();
                  }}
                >
                  Back to the first plan
                </BigButton>
              )}
              <BigButton tone="danger" onClick={forget}>
                Forget this race
              </BigButton>
              <Muted>
                {screenStaysOn
                  ? 'The screen stays on while the race is shown.'
                  : 'This browser cannot keep the screen on. Change the time-out in the settings of your phone.'}
              </Muted>
            </Column>
          </Dialog>
        )}
      </Screen>
    </UnitsContext>
  );
}
