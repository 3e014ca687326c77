import type { ProfileGroup } from '@breakaway/contract';
import { profileFields as record, type RecordField } from '@breakaway/contract/profile-fields';

/** One value of the athlete's record, as a form field. */
export type ProfileField = RecordField & {
  /** Its name in the form. */
  name: string;
  /** Where it is stored in the record: `record[group][key]`. */
  group: ProfileGroup;
  key: string;
  hint?: string;
  /** The visible part of a long label when the heading above says the rest. */
  short?: string;
  /** The models need it. */
  essential?: true;
};

export interface Section {
  id: string;
  title: string;
  intro?: string;
  parts: { title?: string; intro?: string; fields: ProfileField[] }[];
}

type Row = [name: string, key: string, more?: Pick<ProfileField, 'hint' | 'short' | 'essential'>];

function fieldsOf(group: ProfileGroup, rows: Row[]): ProfileField[] {
  const fields: Record<string, RecordField> = record[group];
  return rows.map(([name, key, more]) => ({ name, group, key, ...fields[key]!, ...more }));
}

/** A zone stores its upper limit; it begins where the previous one ends. */
const zones = (prefix: string, names: string[]): Row[] =>
  names.map((hint, i) => [`${prefix}_z${i + 1}`, `z${i + 1}`, { hint, short: `Z${i + 1} up to` }]);

/** The form, besides name and photo. A new value of the record is a new entry here, with the words that only a form needs. */
export const sections: Section[] = [
  {
    id: 'essentials',
    title: 'Essentials',
    intro: 'Your numbers need these (*). Everything else is optional. We estimate what we can.',
    parts: [
      {
        fields: [
          ...fieldsOf('bodyMatrix', [
            ['height', 'height', { essential: true }],
            ['weight', 'weight', { essential: true }],
          ]),
          ...fieldsOf('powerMatrix', [
            [
              'ftp',
              'ftp',
              {
                essential: true,
                hint: 'Functional threshold power: what you can hold for about an hour.',
              },
            ],
          ]),
          ...fieldsOf('feedingData', [
            [
              'cho_tolerance',
              'choTolerance',
              { essential: true, hint: 'How many grams of carbohydrate you can eat in an hour on the bike.' },
            ],
          ]),
        ],
      },
    ],
  },
  {
    id: 'power',
    title: 'Power',
    intro: 'Your best efforts. From two or more we calculate your critical power.',
    parts: [
      {
        fields: [
          ...fieldsOf('powerMatrix', [
            ['twenty_min_power', 'min20Power'],
            ['eight_min_power', 'min8Power'],
            ['three_min_power', 'min3Power'],
            ['peak_threes_power', 'peak3sPower'],
          ]),
          ...fieldsOf('advancePhysiologicalData', [
            ['critical_power', 'criticalPower'],
            [
              'anaerobic_work_capacity',
              'anaerobicWorkCapacity',
              { hint: 'The work that you can do above critical power.' },
            ],
          ]),
        ],
      },
    ],
  },
  {
    id: 'physiology',
    title: 'Body and physiology',
    parts: [
      {
        fields: [
          ...fieldsOf('bodyMatrix', [
            ['muscle_mass', 'muscleMass'],
            ['body_fat', 'bodyFat'],
          ]),
          ...fieldsOf('advancePhysiologicalData', [
            ['vo2_max', 'vo2Max'],
            ['lt1', 'anaerobicThresholdLt1'],
            ['lt2', 'anaerobicThresholdLt2'],
          ]),
        ],
      },
    ],
  },
  {
    id: 'heart-rate',
    title: 'Heart rate',
    parts: [
      {
        fields: fieldsOf('heartRateMatrix', [
          ['resting_hr', 'restingHr'],
          ['threshold_hr', 'thresholdHr'],
          ['max_hr', 'maxHr'],
        ]),
      },
    ],
  },
  {
    id: 'zones',
    title: 'Training zones',
    intro: 'Each value is the upper limit of its zone. The next zone begins there.',
    parts: [
      {
        title: 'Power zones',
        fields: fieldsOf(
          'powerZones',
          zones('power', [
            'Active recovery',
            'Endurance',
            'Tempo',
            'Threshold',
            'VO2max',
            'Anaerobic capacity',
          ]),
        ),
      },
      {
        title: 'Heart rate zones',
        fields: fieldsOf(
          'heartRateMatrix',
          zones('hr', ['Recovery', 'Aerobic', 'Tempo', 'Threshold', 'Above threshold']),
        ),
      },
    ],
  },
  {
    id: 'aero',
    title: 'Aerodynamics',
    intro: 'CdA is your drag area, from a wind tunnel, a velodrome or a field test.',
    parts: [
      {
        fields: fieldsOf('aeroData', [
          ['tt_cda', 'ttCda'],
          ['aero_position_cda', 'aeroPositionCda'],
          ['drop_cda', 'dropCda'],
          ['climb_cda', 'climbCda'],
        ]),
      },
    ],
  },
  {
    id: 'feeding',
    title: 'Feeding',
    intro: 'For each product its name, its grams of carbohydrate, or both, such as “Maple gel 25\u00a0g”.',
    parts: [
      {
        fields: [
          ...fieldsOf('feedingData', [
            ['favourite_gel', 'favoriteGel'],
            ['gel_2', 'gel2'],
            ['gel_3', 'gel3'],
            ['favourite_bar', 'favoriteBar'],
            ['bar_2', 'bar2'],
            ['favourite_iso_drink', 'favoriteIsoDrink', { hint: 'Grams in a bottle of 500 ml.' }],
          ]),
          ...fieldsOf('cookedFoodData', [
            ['rice_cake_cho', 'riseCakeCho', { hint: 'Carbohydrate of one rice cake that you make.' }],
            ['custom_food_1', 'customFood1'],
            ['custom_food_2', 'customFood2'],
          ]),
        ],
      },
    ],
  },
  {
    id: 'bikes',
    title: 'Bikes',
    intro: 'As you ride them, without bottles and bags.',
    parts: [
      {
        fields: fieldsOf('bikeData', [
          ['weight_road_bike', 'weightRoadBike'],
          ['weight_tt_bike', 'weightTtBike'],
          ['weight_gravel', 'weightGravel'],
          ['weight_mtb', 'weightMtb'],
        ]),
      },
    ],
  },
];

export const profileFields: ProfileField[] = sections.flatMap(({ parts }) =>
  parts.flatMap(({ fields }) => fields),
);
export const essentials: ProfileField[] = profileFields.filter(({ essential }) => essential);
