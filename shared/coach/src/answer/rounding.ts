import { formatDuration } from '@breakaway/cycling';

/** The one place that says how exactly a figure is shown. Arguments are SI. */
export const show = {
  watts: (value: number) => `${Math.round(value)}`,
  wattsPerKg: (value: number) => value.toFixed(2),
  /** a share, 0 to 1, as whole percent */
  share: (value: number) => `${Math.round(100 * value)} %`,
  percent: (value: number) => `${Math.round(value)} %`,
  /** a clock: to 1 s below an hour, to 5 s from there on */
  time: (seconds: number) => formatDuration(seconds < 3600 ? seconds : 5 * Math.round(seconds / 5)),
  /** a time that is an estimate: to 10 s below 10 min, to 1 min from there on */
  aboutTime(seconds: number) {
    const tens = 10 * Math.max(1, Math.round(seconds / 10));
    if (tens < 60) return `${tens} s`;
    if (tens < 600 && tens % 60 !== 0) return `${Math.floor(tens / 60)} min ${tens % 60} s`;
    const minutes = Math.round(seconds / 60);
    if (minutes < 60) return `${minutes} min`;
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  },
  /** change of a time, with its sign */
  timeChange: (seconds: number) =>
    seconds === 0 ? 'none' : `${seconds < 0 ? '−' : '+'}${formatDuration(Math.abs(seconds))}`,
  wattsChange: (value: number) => (value === 0 ? 'none' : `${value < 0 ? '−' : '+'}${Math.abs(value)} W`),
  grade: (slope: number) => `${trim((100 * slope).toFixed(1))} %`,
  km: (metres: number) => `${trim((metres / 1000).toFixed(2))} km`,
  metres: (value: number) => `${Math.round(value)} m`,
  kmh: (ms: number) => (3.6 * ms).toFixed(1),
  kg: (value: number) => `${trim(value.toFixed(1))} kg`,
  grams: (value: number) => `${Math.round(value)}`,
  kilojoules: (joules: number) => `${(joules / 1000).toFixed(1)} kJ`,
  bpm: (value: number) => `${Math.round(value)}`,
};

const trim = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** The value of one model input in the words of the assumptions list. */
export function showInput(key: string, value: number): string {
  switch (key) {
    case 'heightM':
      return `${value.toFixed(2)} m`;
    case 'cdaM2':
      return `${value.toFixed(3)} m²`;
    case 'crr':
      return value.toFixed(4);
    case 'drivetrainEfficiency':
      return `${(100 * value).toFixed(1)} %`;
    case 'airDensityKgM3':
      return `${value.toFixed(3)} kg/m³`;
    case 'temperatureC':
      return `${Math.round(value)} °C`;
    case 'altitudeM':
    case 'gainM':
      return show.metres(value);
    case 'headwindMs':
      return value === 0 ? 'none' : `${value.toFixed(1)} m/s`;
    case 'ftpW':
    case 'cpW':
    case 'peakPowerW':
    case 'lt1W':
    case 'lt2W':
      return `${show.watts(value)} W`;
    case 'wPrimeJ':
      return show.kilojoules(value);
    case 'vo2MaxMlKgMin':
      return `${value.toFixed(1)} ml/kg/min`;
    case 'choToleranceGh':
      return `${show.grams(value)} g/h`;
    case 'thresholdHrBpm':
    case 'maxHrBpm':
    case 'restingHrBpm':
      return `${show.bpm(value)} bpm`;
    default:
      return show.kg(value);
  }
}

/** Seconds as a clock shows them, so that the reader can check a difference. */
export const shownSeconds = (timeS: number) => (timeS < 3600 ? Math.round(timeS) : 5 * Math.round(timeS / 5));
