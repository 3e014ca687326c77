import type { films } from './tutorials/films.ts';

export interface Slide {
  title: string;
  text: string;
  film: keyof typeof films;
  /** What can be seen, for those who cannot. */
  shows: string;
}

export const title = 'Frequently asked questions';

export const tutorials: { title: string; slides: Slide[] } = {
  title: 'Video tutorials: your first steps',
  slides: [
    {
      title: 'Create your account',
      text: 'Sign up with your name, your email address and a password of at least 6 characters. We send you one email. Its link signs you in and takes you to the payment page. Your free trial starts there with one press.',
      film: 'signUp',
      shows: 'The sign-up form, filled in with name, email address and password.',
    },
    {
      title: 'Tell it who rides',
      text: 'In the settings, enter height, weight, FTP and CHO tolerance (the carbohydrate you can eat in an hour), then press Save. These four are essential. The rest is optional. We estimate what we can, and every answer says so.',
      film: 'profile',
      shows: 'The settings with a CHO tolerance of 80 grams an hour being typed.',
    },
    {
      title: 'Ask in your own words',
      text: 'Type what you want to know, for example the power for 13.8 km at 8.1 % in 55 minutes. You get the power, how sure it is, and whether you can hold it. Then change one thing: “And in 70 minutes?”',
      film: 'ask',
      shows:
        'The consultant’s answer: 301 watts needed, give or take 11, and why that is too much for this rider.',
    },
    {
      title: 'Upload a route',
      text: 'Choose a GPX, TCX or FIT file in the race analyzer. It stays on your device. You see the profile and the climbs. Set a power, and read when you finish and when you are where.',
      film: 'route',
      shows: 'The race analyzer with a route of 10 kilometres and 303 metres of ascent.',
    },
    {
      title: 'Take on a segment',
      text: 'Open a file of the segment, or enter its length and height gain, and the record time. You see your chance, the watts that you miss, and the smallest change that would do.',
      film: 'segment',
      shows: 'The segment tool: a record of 18:30 takes 321 watts, 4.58 watts per kilogram.',
    },
  ],
};
