import { Icon } from '@breakaway/ui';
import { useState } from 'react';
import { Film, PlayArea, Sign } from './carousel-style.ts';
import { films } from './tutorials/films.ts';
import type { Slide } from './texts.ts';

/** The film of one step: a still that plays when it is pressed, and stops when it is pressed again. */
export function SlideFilm({ slide: { film, shows } }: { slide: Slide }) {
  const [playing, setPlaying] = useState(false);
  const { light, dark } = playing ? films[film].clip : films[film].still;
  return (
    <Film>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
        <img src={light} alt={shows} width={390} height={620} />
      </picture>
      <PlayArea
        type="button"
        $veiled={!playing}
        aria-label={playing ? 'Stop the video' : 'Play the video'}
        onClick={() => setPlaying(!playing)}
      >
        <Sign $corner={playing}>
          <Icon name={playing ? 'stop' : 'play'} />
        </Sign>
      </PlayArea>
    </Film>
  );
}
