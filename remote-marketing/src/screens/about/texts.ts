import * as figures from './figures.at-build.ts';

/** The mission, and two sections in parts: a paragraph, and the picture that stands beside it. */
export const texts = (product: string) => ({
  title: 'About Us',
  mission: `Our mission: bring elite-level modelling to every cyclist. ${product} answers in words and watts for your next ride, and shows its working.`,
  sections: [
    {
      heading: 'Cycling is not at its full potential',
      parts: [
        {
          paragraph:
            'How fast a rider goes at a given power is settled by air, road, gravity and the drivetrain. A model of this was published in 1998. On the road it came within 2.7\u00a0W of a power meter (standard error). It works for anyone with a bike and a hill.',
          name: figures.slopesTitle,
          drawing: figures.slopesFigure,
          caption: figures.slopesCaption,
        },
        {
          paragraph:
            'Science also knows how long you can hold a power, what an hour of racing burns and how much of that your gut can replace. But it lies in papers and spreadsheets. On the day, a rider needs one plain answer: what can I hold, for how long, on this road?',
          name: figures.holdTitle,
          drawing: figures.holdFigure,
          caption: figures.holdCaption,
        },
      ],
    },
    {
      heading: 'Democratizing Performance',
      parts: [
        {
          paragraph:
            'Upload a route to get a race plan or a feeding plan. The race analyzer cleans the profile, finds the climbs and gives the time of every part at a steady effort. The consultant works out what to eat and when.',
          name: figures.climbTitle,
          drawing: figures.climbFigure,
          caption: figures.climbCaption,
        },
        {
          paragraph: `${product} puts these models behind a conversation. Ask what a climb takes, how long a time trial lasts, where your zones lie or what to eat. You get a number from your own profile. Every method is published and named, so you or your coach can check it.`,
          name: figures.fuelTitle,
          drawing: figures.fuelFigure,
          caption: figures.fuelCaption,
        },
      ],
    },
  ],
  rider: figures.riderCaption,
});
