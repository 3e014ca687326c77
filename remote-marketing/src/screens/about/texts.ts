import * as figures from './figures.at-build.ts';

export const texts = (product: string) => ({
  title: 'About Us',
  mission: `Our mission: bring elite-level modelling to every cyclist. ${product} answers in words and watts that you can use on your next ride, and shows how it got them.`,
  sections: [
    {
      heading: 'Cycling is not at its full potential',
      paragraphs: [
        'How fast a rider goes at a given power is settled by air, road, gravity and the drivetrain. A model of this was published in 1998 and checked against a power meter on the road, with a standard error of 2.7\u00a0W. It holds for anybody who has a weight, a bike and a hill.',
        'The rest of the knowledge is there too: how long a power can be held, what an hour of racing burns, how much of it can be eaten again. It lies in papers and spreadsheets. What is missing on the day is the answer to a plain question: what can I hold, for how long, on this road?',
      ],
      figures: [
        { drawing: figures.slopesFigure, caption: figures.slopesCaption },
        { drawing: figures.holdFigure, caption: figures.holdCaption },
      ],
    },
    {
      heading: 'Democratizing Performance',
      paragraphs: [
        `${product} puts these models behind a conversation. Ask what a climb takes, how long a time trial lasts, where your zones lie or what to eat, and get a number computed from your own profile, with what was assumed and how far it can be trusted.`,
        'Upload a route to get a race plan or a feeding plan. The race analyzer cleans the profile, finds the climbs and gives the time of every part at a steady effort; with that time, the consultant works out what to eat and when. Every method is published and named, so that you, or your coach, can check it.',
      ],
      figures: [
        { drawing: figures.climbFigure, caption: figures.climbCaption },
        { drawing: figures.fuelFigure, caption: figures.fuelCaption },
      ],
    },
  ],
  rider: figures.riderCaption,
});
