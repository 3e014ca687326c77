import { Button, Icon } from '@breakaway/ui';
import { useState } from 'react';
import { Screen, Words } from './carousel-style.ts';
import { films } from './tutorials/films.ts';
import type { Slide } from './texts.ts';

/** One step: what to do in words, and a film of it that plays when it is asked to. */
export function SlideContent({ slide: { title, text, film, shows } }: { slide: Slide }) {
  const [playing, setPlaying] = useState(false);
  const { light, dark } = playing ? films[film].clip : films[film].still;
  return (
    <>
      <Screen>
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
        <img src={light} alt={shows} width={390} height={620} />
      </Screen>
      <Words>
        <h3>{title}</h3>
        <p>{text}</p>
        <Button tone="secondary" onClick={() => setPlaying(!playing)}>
          <Icon name={playing ? 'stop' : 'play'} />
          {playing ? 'Stop the video' : 'Play the video'}
        </Button>
      </Words>
    </>
  );
}
