import type { PacingGoal } from '@breakaway/cycling';
import { clock } from '@breakaway/ui/chart';
import { FieldFrame, Input } from '@breakaway/ui';
import { Segmented, Slider } from '@breakaway/ui/controls';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { effortWords } from './effort-words.ts';
import { readGoal, roundArrival, type PlanForm } from './plan-form.ts';
import { secondsUntil } from './seconds-until.ts';
import { useSliding, type Follows, type Slide, type Sliding } from './sliding.ts';

const GOALS: readonly { value: PacingGoal['kind']; label: string }[] = [
  { value: 'fastest', label: 'Fastest' },
  { value: 'intensity', label: 'Effort' },
  { value: 'time', label: 'Arrive by' },
  { value: 'wPrimeLeft', label: "Keep W'" },
];
/** A slider that rests for so long is where the member wants it, also while it is held. */
const REST_MS = 250;
const EFFORT = { min: 0.55, max: 1.05 };
const KEEP = { min: 0, max: 0.8 };

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
`;
const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  font-size: var(--text-s);
  b {
    font-variant-numeric: tabular-nums;
  }
  span {
    color: var(--text-muted);
  }
`;

interface Props extends Follows {
  onChange: (change: Partial<PlanForm>) => void;
}

/** What the plan is for. */
export function GoalField({ form, facts, stopS, start, onChange }: Omit<Props, 'sliding' | 'preview'>) {
  return (
    <Segmented
      label="Goal"
      options={GOALS}
      value={form.goal}
      onChange={(goal) =>
        onChange({
          goal,
          // Each goal begins where the plan is.
          ...(goal === 'intensity' && facts ? { intensity: within(facts.intensityFactor, EFFORT) } : {}),
          ...(goal === 'time' && facts && start && form.arriveBy === ''
            ? { arriveBy: roundArrival(start, facts.totalTimeS + stopS) }
            : {}),
        })
      }
    />
  );
}

/** The one control of the goal: a slider of the effort or of W', or the time of the arrival. */
export function GoalControl({ onChange, ...follows }: Props) {
  const { sliding, stopS, start } = follows;
  const { form, facts } = useSliding(follows);
  const slides = { sliding, onRest: onChange };
  const { form: rested } = follows;
  useEffect(() => {
    // Not sooner, for the slider would show the place before for a frame.
    const slide = sliding.get();
    if (slide && isIn(slide, rested)) sliding.to(null);
  }, [sliding, rested]);
  if (form.goal === 'time') return <ArriveBy form={form} stopS={stopS} start={start} onChange={onChange} />;
  if (form.goal === 'wPrimeLeft') {
    const text = `${Math.round(100 * form.keep)} %`;
    return (
      <Line>
        <Said>
          <b>Keep {text} of W'</b>
          <span>in reserve</span>
        </Said>
        <Range
          label="W' to keep"
          range={KEEP}
          value={form.keep}
          words={`${text} of W'`}
          slideTo={(keep) => ({ keep })}
          {...slides}
        />
      </Line>
    );
  }
  const effort = form.goal === 'intensity' ? form.intensity : facts?.intensityFactor;
  if (effort === undefined)
    return (
      <Line>
        <Said>
          <span>The plan sets your effort.</span>
        </Said>
        <Range
          label="Effort"
          range={EFFORT}
          value={null}
          words="Not known before there is a plan"
          slideTo={(intensity) => ({ goal: 'intensity', intensity })}
          {...slides}
        />
      </Line>
    );
  const words = facts ? effortWords(effort, facts.totalTimeS) : '';
  const percent = `${Math.round(100 * effort)} % of FTP`;
  return (
    <Line>
      <Said>
        <b>{percent}</b>
        <span>{words}</span>
      </Said>
      <Range
        label="Effort"
        range={EFFORT}
        value={within(effort, EFFORT)}
        words={words ? `${percent}, ${words}` : percent}
        slideTo={(intensity) => ({ goal: 'intensity', intensity })}
        {...slides}
      />
    </Line>
  );
}

function ArriveBy({ form, stopS, start, onChange }: Pick<Props, 'form' | 'stopS' | 'start' | 'onChange'>) {
  const timeS = secondsUntil(start, form.arriveBy);
  const { error } = readGoal(form, start, stopS);
  return (
    <FieldFrame
      label="Arrive by"
      error={error ?? undefined}
      hint={timeS === null || error ? undefined : `${clock(timeS)} h after the start at ${form.start}`}
    >
      {(control) => (
        <Input
          {...control}
          type="time"
          value={form.arriveBy}
          onChange={(event) => onChange({ arriveBy: event.target.value })}
        />
      )}
    </FieldFrame>
  );
}

interface RangeProps {
  label: string;
  range: { min: number; max: number };
  /** null: not known yet, and nothing to slide */
  value: number | null;
  words: string;
  slideTo: (value: number) => Slide;
  sliding: Sliding;
  /** the slider is let go, or rests where it is */
  onRest: (slide: Slide) => void;
}

function Range({ label, range: { min, max }, value: known, words, slideTo, sliding, onRest }: RangeProps) {
  const value = known ?? min;
  const timer = useRef(0);
  const rest = () => {
    clearTimeout(timer.current);
    const slide = sliding.get();
    if (slide) onRest(slide);
  };
  const latest = useRef(rest);
  useEffect(() => {
    latest.current = rest;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      sliding.to(null);
    },
    [sliding],
  );
  return (
    <Slider
      aria-label={label}
      aria-valuetext={words}
      disabled={known === null}
      min={min}
      max={max}
      step={0.01}
      value={value}
      style={{ '--filled': `${(100 * (value - min)) / (max - min)}%` } as object}
      onChange={(event) => {
        sliding.to(slideTo(Number(event.target.value)));
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => latest.current(), REST_MS);
      }}
      onPointerUp={rest}
      onKeyUp={rest}
    />
  );
}

const isIn = (slide: Slide, form: PlanForm) =>
  Object.entries({ ...form, ...slide }).every(([name, value]) => form[name as keyof PlanForm] === value);

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, Math.round(100 * value) / 100));
