export const texts = (product: string) => ({
  title: 'About Us',
  mission: `Our mission: bring elite-level modelling to every cyclist. ${product} works with the same physics that professional teams plan with, in words and watts that you can use on your next ride.`,
  sections: [
    {
      heading: 'Cycling is not at its full potential',
      paragraphs: [
        'How fast a rider goes at a given power is settled by air, road, gravity and the drivetrain. A road model that predicts this was published and checked against measured power in 1998. Still, most riders plan a climb by feel, start it too hard, and find out near the top.',
        'The knowledge is there: pacing, critical power, how much carbohydrate an hour of racing burns. It is spread over papers, spreadsheets and the heads of a few coaches. What is missing is not another number on the screen, but the answer to a plain question: what can I hold, for how long, on this road?',
      ],
    },
    {
      heading: 'Democratizing Performance',
      paragraphs: [
        `${product} puts these models behind a conversation. Ask what a climb takes, how long a time trial lasts, or what to change in a session, and get a number computed from your own profile, with what was assumed and how far it can be trusted.`,
        'Upload a route to get a race plan or a feeding plan: the cleaned profile, the climbs, the power for each part, and what to eat along the way. Every method is published and named, so that you, or your coach, can check it.',
      ],
    },
  ],
});
