import { clock, kmh, watts, wattsPerKg, type Figure, type Rider, type Unnumbered } from './golden.ts';
import { celsius, gradeOf, powerAt, speedAt, unit, type Ride } from './road-model.ts';

/** What the words of a case are like: decimal points, nothing between figure and unit, pounds and miles, decimal commas. */
type Style = 'metric' | 'tight' | 'imperial' | 'comma';

/** What is wanted: power for a time, time at a power, speed at a power, power for a speed. */
type Ask = 'power' | 'time' | 'speed' | 'powerForSpeed';

/** How the wind is given; negative figures of its list are tailwinds. */
type WindIn = 'm/s' | 'km/h' | 'mph';

type Wording = {
  ask: Ask;
  style: Style;
  /** Of a wording without it there is no wind. */
  wind?: WindIn;
  /** Four winds in the unit of `wind`, one for each case. */
  winds?: readonly [number, number, number, number];
  flat?: boolean;
  text: string;
};

const CASES_PER_WORDING = 4;

/** Each makes four cases. Every input of the model has its slot. */
const wordings: Wording[] = [
  // power for a time
  {
    ask: 'power',
    style: 'metric',
    text: 'I weigh {rider} with a {bike} bike. CdA {cda}, Crr {crr}, at {altitude} altitude, {temperature}. What power do I need for {length} at {grade} in {time}?',
  },
  {
    ask: 'power',
    style: 'metric',
    text: 'What watts does a {length} climb at {grade} in {time} take? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}, no wind.',
  },
  {
    ask: 'power',
    style: 'metric',
    text: 'Rider {rider}, bike {bike}, CdA {cda}, Crr {crr}, altitude {altitude}, temperature {temperature}: power for a {length} climb with {gain} of gain in {time}?',
  },
  {
    ask: 'power',
    style: 'metric',
    text: 'How many watts do I need to climb {gain} over {length} in {time}? I weigh {rider}, my bike weighs {bike}, CdA {cda}, Crr {crr}, {temperature}, altitude {altitude}.',
  },
  {
    ask: 'power',
    style: 'metric',
    wind: 'm/s',
    winds: [2, 1.5, -1, 3],
    text: 'I want to ride a {length} climb averaging {grade} in {time} with {wind}. I weigh {rider} and the bike {bike}, CdA {cda}, Crr {crr}, altitude {altitude}, {temperature}. How much power is that?',
  },
  {
    ask: 'power',
    style: 'imperial',
    text: 'I weigh {rider} with a {bike} bike. CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}. What power for a {length} climb at {grade} in {time}?',
  },
  {
    ask: 'power',
    style: 'comma',
    text: 'I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, at {altitude} altitude and {temperature}. Which power for {length} at {grade} in {time}?',
  },
  {
    ask: 'power',
    style: 'metric',
    flat: true,
    wind: 'm/s',
    winds: [2, -2, 1, 3.5],
    text: 'Flat time trial of {length} in {time} with {wind}: what power? I weigh {rider}, the bike {bike}, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'power',
    style: 'metric',
    flat: true,
    text: 'To ride {length} on the flat in {time}, what power must I hold? No wind, {temperature}, {altitude} altitude, CdA {cda}, Crr {crr}. I weigh {rider} and the bike weighs {bike}.',
  },
  {
    ask: 'power',
    style: 'tight',
    text: 'im {rider}, bike is {bike}, cda {cda}, crr {crr}, {temperature}, {altitude} altitude. watts needed for {length} at {grade} in {time}?',
  },
  // time at a power
  {
    ask: 'time',
    style: 'metric',
    text: 'How long does a {length} climb at {grade} take at {power}? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'time',
    style: 'metric',
    text: 'I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, at {altitude} altitude, {temperature}. What is my time for {length} at {grade} with {power}?',
  },
  {
    ask: 'time',
    style: 'metric',
    text: 'What time for a climb of {length} with {gain} of gain at {power}? Rider {rider}, bike {bike}, CdA {cda}, Crr {crr}, altitude {altitude}, temperature {temperature}, still air.',
  },
  {
    ask: 'time',
    style: 'metric',
    text: 'How long for a {length} climb at {grade} if I hold {wkg}? I weigh {rider}, the bike weighs {bike}, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'time',
    style: 'metric',
    flat: true,
    wind: 'm/s',
    winds: [1.5, 3, -2, 4],
    text: 'What time for {length} flat at {power} with {wind}? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'time',
    style: 'metric',
    flat: true,
    text: 'Flat {length} time trial at {power}, no wind: how long will it take me? I weigh {rider}, my bike {bike}, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'time',
    style: 'imperial',
    text: 'How long will I need for a {length} climb at {grade} with {power}? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, altitude {altitude}, temperature {temperature}.',
  },
  {
    ask: 'time',
    style: 'imperial',
    flat: true,
    wind: 'mph',
    winds: [5, 8, -4, 6],
    text: 'I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {temperature}, {altitude} altitude. How long do {length} on the flat take at {power} with {wind}?',
  },
  {
    ask: 'time',
    style: 'comma',
    wind: 'm/s',
    winds: [1.5, 2, 2.5, -1.5],
    text: 'How long for {length} at {grade} with {power} and {wind}? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'time',
    style: 'metric',
    wind: 'km/h',
    winds: [-10, 12, -6, 8],
    text: 'With {wind}, how long is a {length} climb at {grade} at {power}? My weight is {rider}, the bike is {bike}, CdA {cda}, Crr {crr}, altitude {altitude}, {temperature}.',
  },
  {
    ask: 'time',
    style: 'tight',
    text: 'I can hold {power}. I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}. How many minutes for a climb of {length} at {grade}?',
  },
  // speed at a power
  {
    ask: 'speed',
    style: 'metric',
    flat: true,
    text: 'How fast am I on the flat at {power}? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}, no wind.',
  },
  {
    ask: 'speed',
    style: 'metric',
    flat: true,
    wind: 'm/s',
    winds: [3, 2, 4.5, 1],
    text: 'I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, at {altitude} altitude and {temperature}: how fast am I on the flat at {power} into {wind}?',
  },
  {
    ask: 'speed',
    style: 'metric',
    text: 'What speed do I reach at {power} on a {grade} climb? Rider {rider}, bike {bike}, CdA {cda}, Crr {crr}, altitude {altitude}, temperature {temperature}.',
  },
  {
    ask: 'speed',
    style: 'imperial',
    flat: true,
    text: 'How fast does {power} take me on a flat road? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}, no wind.',
  },
  {
    ask: 'speed',
    style: 'comma',
    flat: true,
    wind: 'km/h',
    winds: [10, 15, -8, 20],
    text: 'Which speed at {power} on the flat with {wind}? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'speed',
    style: 'metric',
    wind: 'm/s',
    winds: [2, -1.5, 1, 3],
    text: 'My weight is {rider} and my bike is {bike}. With {wind}, CdA {cda}, Crr {crr}, {altitude} altitude and {temperature}, what speed do I hold up a {grade} slope at {power}?',
  },
  {
    ask: 'speed',
    style: 'metric',
    flat: true,
    wind: 'km/h',
    winds: [-10, -15, -7.2, -18],
    text: 'What is my speed at {power} on a flat road with {wind}? I weigh {rider}, the bike weighs {bike}, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  // power for a speed
  {
    ask: 'powerForSpeed',
    style: 'metric',
    flat: true,
    text: 'What power for {speed} on the flat? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}, no wind.',
  },
  {
    ask: 'powerForSpeed',
    style: 'metric',
    flat: true,
    wind: 'm/s',
    winds: [2, 3, 1.5, 4],
    text: 'How many watts do I need to hold {speed} on a flat road against {wind}? Rider {rider}, bike {bike}, CdA {cda}, Crr {crr}, altitude {altitude}, temperature {temperature}.',
  },
  {
    ask: 'powerForSpeed',
    style: 'metric',
    text: 'I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, at {altitude} altitude and {temperature}. What power do I need to ride {speed} up a {grade} climb?',
  },
  {
    ask: 'powerForSpeed',
    style: 'imperial',
    flat: true,
    text: 'How much power does it take to ride {speed} on the flat? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}, no wind.',
  },
  {
    ask: 'powerForSpeed',
    style: 'comma',
    flat: true,
    text: 'Power for {speed} on a flat road without wind? I weigh {rider} with a {bike} bike, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'powerForSpeed',
    style: 'metric',
    flat: true,
    wind: 'km/h',
    winds: [-10, -5, -15, -12],
    text: 'With {wind} on the flat, what power is {speed}? I weigh {rider}, my bike weighs {bike}, CdA {cda}, Crr {crr}, {altitude} altitude, {temperature}.',
  },
  {
    ask: 'powerForSpeed',
    style: 'tight',
    wind: 'm/s',
    winds: [1, 2, -1, 1.5],
    text: 'watts for {speed} at {grade} with {wind}? i weigh {rider} with a {bike} bike, cda {cda}, crr {crr}, {altitude} altitude, {temperature}',
  },
];

const kilograms = [70, 62, 83.5, 58, 75, 91, 66.5, 79];
const pounds = [150, 165, 182, 140, 198, 173];
const bikeKilograms = [8, 7.2, 9, 6.8, 8.5];
const bikePounds = [16, 18, 20, 17];
const dragAreas = {
  climb: [0.32, 0.35, 0.3, 0.36, 0.33, 0.38],
  flat: [0.28, 0.24, 0.32, 0.26, 0.3, 0.22, 0.36],
};
const rollings = [0.004, 0.005, 0.0045, 0.0035, 0.006];
const metres = [1200, 300, 850, 1750, 2100, 50, 600];
const feet = [3000, 500, 6500, 1500, 4200];
const degreesC = [20, 15, 8, 28, 12, 5, 32, 24];
const degreesF = [68, 59, 80, 50, 75];
const grades = [7, 5.5, 8, 6, 9, 4, 7.5, 10];
const kilometres = { climb: [10, 6.5, 14, 8, 21, 4.2, 12], flat: [40, 20, 25, 30, 16, 50] };
const miles = { climb: [5, 3, 8, 4.5, 6], flat: [25, 10, 20, 15] };
/** W/kg around which a case is set; its power, speed or time is a round figure nearby. */
const efforts = [3.2, 3.8, 2.7, 3.5, 4.1, 3, 3.6];

const at = (list: readonly number[], index: number): number => list[index % list.length] ?? NaN;
const near = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6));

/** Minutes and half minutes as riders write them, in turn. */
function timeText(seconds: number, turn: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes >= 60) {
    const hours = Math.floor(minutes / 60);
    const beyond = minutes % 60;
    if (rest > 0 || turn % 2 === 1)
      return `${hours}:${String(beyond).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
    return beyond === 0 ? `${hours} h` : `${hours} h ${beyond} min`;
  }
  if (rest > 0) return turn % 2 === 0 ? `${minutes} min ${rest} s` : `${minutes}:${rest}`;
  return turn % 2 === 0 ? `${minutes} minutes` : `${minutes} min`;
}

/** The case of a wording, from lists of figures that take turns. */
function caseOf(wording: Wording, index: number): Unnumbered {
  const { ask, style, wind, winds, flat = false, text } = wording;
  const imperial = style === 'imperial';
  const said = (value: number, name: string): string => {
    const number = style === 'comma' ? String(value).replace('.', ',') : String(value);
    return style === 'tight' ? `${number}${name.replace('°', '')}` : `${number} ${name}`;
  };

  const weight = imperial ? at(pounds, index) : at(kilograms, index);
  const bike = imperial ? at(bikePounds, index) : at(bikeKilograms, index);
  const massUnit = imperial ? 'lb' : 'kg';
  const massInKg = imperial ? unit.lbInKg : 1;
  const cda = at(flat ? dragAreas.flat : dragAreas.climb, index);
  const crr = at(rollings, index);
  const altitude = imperial ? at(feet, index) : at(metres, index);
  const temperature = imperial ? at(degreesF, index) : at(degreesC, index);
  const length = at((imperial ? miles : kilometres)[flat ? 'flat' : 'climb'], index);
  const lengthM = length * (imperial ? unit.mileInM : 1000);
  const percent = at(grades, index);
  const gainM = near(lengthM * Math.sin(Math.atan(percent / 100)), 10);
  const byGain = text.includes('{gain}');
  const grade = flat ? 0 : byGain ? gradeOf(lengthM, gainM) : percent / 100;
  const blowing = winds?.[index % CASES_PER_WORDING] ?? 0;
  const windInMs = wind === 'mph' ? unit.mphInMs : wind === 'km/h' ? unit.kmhInMs : 1;

  const rider: Rider = {
    weightKg: weight * massInKg,
    bikeKg: bike * massInKg,
    cda,
    crr,
    altitudeM: imperial ? altitude * unit.footInM : altitude,
    temperatureC: imperial ? celsius(temperature) : temperature,
    headwindMs: blowing * windInMs,
  };
  const ride: Ride = {
    ...rider,
    massKg: rider.weightKg + rider.bikeKg,
    grade,
    crosswindMs: 0,
  };

  const effort = at(efforts, index);
  const perKg = text.includes('{wkg}');
  const powerW = perKg ? effort * rider.weightKg : near(effort * rider.weightKg, 5);
  const easySpeed = speedAt(ride, powerW);
  const seconds = near(lengthM / easySpeed, 30);
  const speedUnitMs = imperial ? unit.mphInMs : unit.kmhInMs;
  const speed = near(easySpeed / speedUnitMs, flat ? 1 : 0.5);

  const windText = `a ${blowing < 0 ? 'tailwind' : 'headwind'} of ${said(Math.abs(blowing), wind ?? 'm/s')}`;
  const decimal = (value: number): string =>
    style === 'comma' ? String(value).replace('.', ',') : String(value);
  const slots: Record<string, string> = {
    rider: said(weight, massUnit),
    bike: said(bike, massUnit),
    cda: decimal(cda),
    crr: decimal(crr),
    altitude: said(altitude, imperial ? 'ft' : 'm'),
    temperature: said(temperature, imperial ? '°F' : '°C'),
    length: said(length, imperial ? 'miles' : 'km'),
    grade: said(percent, '%'),
    gain: said(gainM, 'm'),
    power: said(powerW, 'W'),
    wkg: said(effort, 'W/kg'),
    time: timeText(seconds, index),
    speed: said(speed, imperial ? 'mph' : 'km/h'),
    wind: windText,
  };
  const message = text
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    .replace(/\ba (?=(?:8|11|18)(?!\d))/g, 'an ')
    .replace(/(\d) miles climb/g, '$1 mile climb');

  return { message, rider, figures: figuresOf() };

  function figuresOf(): Figure[] {
    if (ask === 'power') {
      const speedMs = lengthM / seconds;
      const needed = powerAt(ride, speedMs);
      return [watts(needed), wattsPerKg(needed / rider.weightKg), kmh(speedMs / unit.kmhInMs)];
    }
    if (ask === 'powerForSpeed') {
      const needed = powerAt(ride, speed * speedUnitMs);
      return [watts(needed), wattsPerKg(needed / rider.weightKg)];
    }
    const speedMs = speedAt(ride, powerW);
    return ask === 'time'
      ? [clock(lengthM / speedMs), kmh(speedMs / unit.kmhInMs)]
      : [kmh(speedMs / unit.kmhInMs)];
  }
}

/** 140 cases of the road model: power from time, time from power, speed at a power, power for a speed. */
export const roadCases = (): Unnumbered[] =>
  wordings.flatMap((wording, nth) =>
    Array.from({ length: CASES_PER_WORDING }, (_, i) => caseOf(wording, nth * CASES_PER_WORDING + i)),
  );
