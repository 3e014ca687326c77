import { Icon, IconButton } from '@breakaway/ui';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { Arriving, Box, Controls, Position, SlideBody, Steps, Words } from './carousel-style.ts';
import { SlideFilm } from './SlideFilm.tsx';
import type { Slide } from './texts.ts';

/** A finger that moves less than this, px, did not mean to turn the page. */
const SWIPE_PX = 40;

/**
 * One slide at a time, turned by two buttons, the arrow keys or a finger; it stops at both ends. Where there is room, all
 * steps are listed beside it.
 */
export function Carousel({ title, slides }: { title: string; slides: readonly Slide[] }) {
  const [{ at, from }, setPlace] = useState({ at: 0, from: 0 });
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const film = useRef<HTMLDivElement>(null);
  /** What had the focus when the slide was turned. */
  const focused = useRef<Element | null>(null);
  const finger = useRef<{ x: number; y: number } | null>(null);
  const heading = useId();
  const last = slides.length - 1;
  const slide = slides[at];
  const position = `Slide ${at + 1} of ${slides.length}`;

  const go = (to: number) => {
    if (to < 0 || to > last) return;
    focused.current = document.activeElement;
    setPlace({ at: to, from: at });
  };
  // A button that has just been disabled drops the keyboard's place on the page; it may have lost the focus already.
  useLayoutEffect(() => {
    if (at === last && focused.current === next.current) previous.current?.focus();
    if (at === 0 && focused.current === previous.current) next.current?.focus();
    // The button of the last film is gone with it.
    if (focused.current?.isConnected === false) film.current?.querySelector('button')?.focus();
  }, [at, last]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(at + step);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    finger.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!touch || !finger.current) return;
    const across = touch.clientX - finger.current.x;
    const down = touch.clientY - finger.current.y;
    if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) go(across < 0 ? at + 1 : at - 1);
  };

  if (!slide) return null;
  return (
    <Box
      aria-roledescription="carousel"
      aria-labelledby={heading}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <h2 id={heading}>{title}</h2>
      <Controls>
        <Position aria-live="polite">{position}</Position>
        <IconButton ref={previous} aria-label="Previous slide" disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="back" />
        </IconButton>
        <IconButton ref={next} aria-label="Next slide" disabled={at === last} onClick={() => go(at + 1)}>
          <Icon name="next" />
        </IconButton>
      </Controls>
      <SlideBody role="group" aria-roledescription="slide" aria-label={position}>
        <Arriving key={at} ref={film} $from={Math.sign(at - from)}>
          <SlideFilm slide={slide} />
        </Arriving>
        <Words aria-live="polite">
          <h3>{slide.title}</h3>
          <p>{slide.text}</p>
        </Words>
        <Steps aria-label="All steps">
          {slides.map((step, i) => (
            <li key={step.title}>
              <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => go(i)}>
                <span>{i + 1}</span> {step.title}
              </button>
            </li>
          ))}
        </Steps>
      </SlideBody>
    </Box>
  );
}
