import { Icon, IconButton, VisuallyHidden } from '@breakaway/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Body, Box, Controls, Head, Picture, Position } from './carousel-style.ts';
import type { Slide } from './texts.ts';

/** One slide at a time, turned by two buttons or the arrow keys; it stops at both ends. */
export function Carousel({ title, slides }: { title: string; slides: readonly Slide[] }) {
  const [at, setAt] = useState(0);
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  const last = slides.length - 1;
  const slide = slides[at];
  const go = (to: number) => {
    if (to < 0 || to > last) return;
    setAt(to);
    // The button that was pressed is about to be disabled, and a disabled button drops the keyboard's place.
    if ((to === 0 || to === last) && box.current?.contains(document.activeElement)) box.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(at + step);
  };
  if (!slide) return null;
  return (
    <Box
      ref={box}
      aria-roledescription="carousel"
      aria-labelledby={heading}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <Head>
        <h2 id={heading}>{title}</h2>
        <Controls>
          <Position aria-hidden>
            {at + 1} / {slides.length}
          </Position>
          <IconButton aria-label="Previous slide" disabled={at === 0} onClick={() => go(at - 1)}>
            <Icon name="back" />
          </IconButton>
          <IconButton aria-label="Next slide" disabled={at === last} onClick={() => go(at + 1)}>
            <Icon name="next" />
          </IconButton>
        </Controls>
      </Head>
      <div aria-live="polite">
        <Body role="group" aria-roledescription="slide" aria-label={`Slide ${at + 1} of ${slides.length}`}>
          <Picture>
            <Icon name={slide.icon} size={44} />
          </Picture>
          <div>
            <VisuallyHidden>{`Slide ${at + 1} of ${slides.length}: `}</VisuallyHidden>
            <h3>{slide.title}</h3>
            <p>{slide.text}</p>
          </div>
        </Body>
      </div>
    </Box>
  );
}
