import { blankMemory } from '../../memory.ts';
import { replyByRules } from '../../respond/index.ts';
import { answersInEnglish, toEnglish, type Language } from './index.ts';

const profile = { bodyMatrix: { weight: 75, height: 180 }, powerMatrix: { ftp: 260 } };
const answer = (message: string) =>
  replyByRules({ message, memory: blankMemory, profile, today: '2026-11-22' });

/** Questions as riders ask them, and what has to answer. */
const asked: Record<Exclude<Language, 'en' | 'other'>, [question: string, by: RegExp][]> = {
  de: [
    ['Wie viel Watt brauche ich für den Stelvio in 1:30 h?', /skill:ride/],
    ['Erstell mir bitte einen Trainingsplan für 8 Stunden pro Woche', /skill:plan/],
    ['Wie viele Kohlenhydrate pro Stunde bei 4 Stunden?', /skill:feeding|card:carbs/],
    ['Meine Hände werden nach einer Stunde taub, was tun?', /numb-hands/],
    ['Wie ziehe ich mich bei 3 Grad an?', /dress|winter-clothing/],
    ['Lohnt sich ein Leistungsmesser?', /power-meter-worth|power-vs-hr/],
    ['Soll ich bei Gewitter weiterfahren?', /thunderstorm/],
    ['Wie kann ich mein Abo kündigen?', /product-cancel/],
    ['Was bedeutet FTP eigentlich?', /card:ftp/],
    ['Wie soll ich mich in der letzten Woche vor dem Rennen erholen?', /race-week|taper/],
    ['Mein Puls ist heute 10 Schläge höher als sonst, soll ich trainieren?', /resting-hr-up|hr-high/],
    ['Was ist der Unterschied zwischen FTP und Schwelle?', /card:/],
  ],
  fr: [
    ["Combien de watts pour monter l'Alpe d'Huez en 1 h ?", /skill:ride/],
    ["Fais-moi un plan d'entraînement de 6 heures par semaine", /skill:plan/],
    ['Quelle pression pour des pneus de 28 mm, je pèse 72 kg ?', /skill:tyres|card:tyre-pressure/],
    ["Comment s'habiller à 5 degrés ?", /dress|winter-clothing/],
    ['Comment descendre plus vite sans avoir peur ?', /descending/],
    ['mes freins grincent quand il pleut', /brake/],
    ['Comment annuler mon abonnement ?', /product-cancel/],
    ["faut-il rouler la veille d'une course ?", /openers/],
    ["j'ai mal au dos à vélo", /low-back/],
    ["mes mains s'engourdissent après 2 heures", /numb-hands/],
  ],
  es: [
    ["¿Cuántos vatios necesito para subir el Alpe d'Huez en una hora?", /skill:ride/],
    ['Hazme un plan de entrenamiento de 10 horas semanales', /skill:plan/],
    ['se me duermen las manos en la bici', /numb-hands/],
    ['¿Merece la pena un medidor de potencia?', /power-meter-worth|power-vs-hr/],
    ['¿Cada cuánto cambio la cadena?', /chain-wear/],
    ['Estoy resfriado, ¿puedo entrenar?', /cold|illness/],
    ['Quiero cancelar mi suscripción', /product-cancel/],
  ],
  it: [
    ['Quanti watt mi servono per lo Stelvio in 1 ora e 45?', /skill:ride/],
    ['Fammi un piano di allenamento da 8 ore a settimana', /skill:plan/],
    ['Come mi vesto con 5 gradi?', /dress|winter-clothing/],
    ['Come scendo più veloce senza paura?', /descending/],
    ['Vale la pena un misuratore di potenza?', /power-meter-worth|power-vs-hr/],
    ["Come disdico l'abbonamento?", /product-cancel/],
    ['quali esercizi per migliorare in salita', /strength/],
    ['mi fa male il ginocchio quando pedalo', /knee/],
  ],
  nl: [
    ["Hoeveel watt heb ik nodig voor Alpe d'Huez in een uur?", /skill:ride/],
    ['Maak een trainingsschema voor 8 uur per week', /skill:plan/],
    ['Wat trek ik aan bij 5 graden?', /dress|winter-clothing/],
    ['mijn handen slapen tijdens het fietsen', /numb-hands/],
    ['Hoe vaak moet ik mijn ketting vervangen?', /chain-wear/],
    ['Hoe zeg ik mijn abonnement op?', /product-cancel/],
    ['Wat is FTP?', /card:ftp/],
    ['ik heb pijn in mijn onderrug op de fiets', /low-back/],
    ['Ik weeg 70 kg, hoeveel watt voor 40 km/u op het vlakke?', /skill:ride/],
  ],
};

const all = Object.entries(asked).flatMap(([language, questions]) =>
  questions.map(([question, by]) => ({ language: language as Language, question, by })),
);

test.each(all)('$language: $question', ({ language, question, by }) => {
  expect(toEnglish(question).language).toBe(language);
  const { by: answered, text } = answer(question);
  expect(answered).toMatch(by);
  expect(text).toContain(answersInEnglish(language));
});

test.each([
  'Plateau',
  'Cassette',
  'motivation',
  'What is a domestique?',
  "Alpe d'Huez in 55 min",
  'gran fondo pacing',
  'MET meaning',
  '208 - 0.7 x age',
  'how many gels for the Marmotte',
])('English stays English: %s', (message) =>
  expect(toEnglish(message)).toEqual({ text: message, language: 'en' }),
);

test.each([
  'jaka moc na 5 minut?',
  'Jak często wymieniać łańcuch w rowerze?',
  'Hur många watt behöver jag för 40 km/h?',
  'Сколько ватт нужно на подъём 10 км?',
  '心拍ゾーンを教えて',
])('says which languages it reads: %s', (message) =>
  expect(answer(message).text).toContain('English, German, French, Spanish, Italian and Dutch'),
);

test('figures keep their units', () => {
  expect(toEnglish('Wie lange brauche ich mit 230 Watt für 12 km bei 7 Prozent?').text).toMatch(
    /230 watts.*12 km.*7 %/,
  );
  expect(toEnglish('combien de temps pour 10 km à 7 % à 250 watts').text).toMatch(/10 km.*7 %.*250 watts/);
  expect(toEnglish('quanto tempo per 1.200 m di dislivello con 220 watt').text).toMatch(
    /1200 m of climbing.*220 watt/,
  );
});
