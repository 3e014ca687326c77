import * as figures from './figures.at-build.ts';

export const texts = (product: string) => ({
  title: 'About Us',
  mission: `Our mission: bring elite-level modelling to every cyclist. ${product} answers in words and watts for your next ride, and shows how it got them.`,
  sections: [
    {
      heading: 'Cycling is not at its full potential',
      paragraphs: [
        'How fast a rider goes at a given power is settled by air, road, gravity and the drivetrain. A model of this was published in 1998. On the road it came within 2.7\u00a0W of a power meter (standard error). It works for anyone with a bike and a hill.',
        'The rest is known too: how long you can hold a power, what an hour of racing burns, how much of it you can eat again. It lies in papers and spreadsheets. What is missing on the day is a plain answer. What can I hold, for how long, on this road?',
      ],
      figures: [
        { drawing: figures.slopesFigure, caption: figures.slopesCaption },
        { drawing: figures.holdFigure, caption: figures.holdCaption },
      ],
    },
    {
      heading: 'Democratizing Performance',
      paragraphs: [
        `${product} puts these models behind a conversation. Ask what a climb takes, how long a time trial lasts, where your zones lie or what to eat. You get a number from your own profile, and how we got it.`,
        'Upload a route to get a race plan or a feeding plan. The race analyzer cleans the profile, finds the climbs and gives the time of every part at a steady effort. The consultant works out what to eat and when. Every method is published and named, so you or your coach can check it.',
      ],
      figures: [
        { drawing: figures.climbFigure, caption: figures.climbCaption },
        { drawing: figures.fuelFigure, caption: figures.fuelCaption },
      ],
    },
  ],
  rider: figures.riderCaption,
});
