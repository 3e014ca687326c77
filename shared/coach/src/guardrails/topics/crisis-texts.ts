import type { Texts } from '../types.ts';

/** No tips, no promises, no "think of your family": taken seriously, asked plainly, a person and a number, the door open. */
export const crisisTexts: Texts = {
  first: [
    {
      notice: 'I am really glad that you wrote this, and I take it seriously.',
      text: 'Are you thinking about ending your life or hurting yourself? If you might act on it, call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia) or a crisis line now. Please reach one person you trust and stay with them. You matter more than any ride.',
    },
    {
      notice: 'Thank you for staying here with me. What you say matters.',
      text: 'Are you safe at this moment? Please put distance between yourself and anything you could use, and get a person beside you: a friend, a neighbour, anyone. A crisis line listens day and night, and emergency services come when it is urgent. You do not have to find the right words.',
    },
    {
      notice: 'I believe you, and I do not want you to carry it alone.',
      text: 'I am only a program, so please let a human voice in: ring a crisis line or emergency services, or knock on a door. Tell them what you told me. That is enough to begin with.',
    },
  ],
  other: [
    {
      notice: 'Thank you for looking out for them. Take it seriously.',
      text: 'Ask them directly and kindly whether they think about suicide: asking does not plant the idea. Listen, and do not leave them alone. If there is a plan or danger now, call your local emergency number (112 in Europe, 911 in the US, 999 in the UK, 000 in Australia). A crisis line also advises friends. Look after yourself too.',
    },
    {
      notice: 'You are right to worry, and you need not handle this by yourself.',
      text: 'Stay in touch with them today, say plainly what you noticed, and bring in someone close or a crisis line. When it is urgent, emergency services are the right call, even if they may be angry with you at first.',
    },
  ],
  check: [
    {
      notice: 'Before the ride stuff, honestly: are you okay?',
      text: 'If some part of that was meant, if you feel low or think of hurting yourself, tell someone you trust or a crisis line today. I am happy to listen here too.',
    },
    {
      notice: 'I want to ask once, because you matter: are you safe, and is it more than a bad day?',
      text: 'If dark thoughts come up, please call a friend, a doctor or a crisis line. If it was a figure of speech, all good.',
    },
    {
      notice: 'That sounded heavy, so a short question: how are you really?',
      text: 'When life feels like too much, talk to somebody close or to a crisis line. No answer needed here unless you wish.',
    },
  ],
  later: [
    {
      notice: 'We can talk about riding again, but first: are you safe right now?',
      text: 'Have you reached a person or a crisis line since you wrote that? Please tell me honestly. If you are in danger, emergency services are there for you. Once someone is with you, I gladly come back to this.',
    },
    {
      notice: 'I have not forgotten what you told me.',
      text: 'Who is with you today, and have you spoken to someone about it? A friend, a doctor, a crisis line: any of them is a good start. Your question stays here until then.',
    },
    {
      notice: 'Training can wait. How are you at this moment?',
      text: 'Please let a person in before we go on. Write to me when you have talked to somebody.',
    },
  ],
  eased: [
    {
      notice: 'Thank you for telling me. I am relieved.',
      text: 'If it ever turns dark, please reach for a person or a crisis line, at any hour. You can always say it here too.',
    },
    {
      notice: 'Good to know that you are safe.',
      text: 'Keep the people around you in the picture, also on the better days.',
    },
  ],
  thanks: [
    {
      notice: '',
      text: 'I am glad that you are here. Please stay with someone today, and write whenever you want to.',
    },
    {
      notice: '',
      text: 'Thank you for answering. You deserve company in this. Let one person know how it is.',
    },
    { notice: '', text: 'I am with you. One call to someone who cares is a strong step.' },
  ],
};
