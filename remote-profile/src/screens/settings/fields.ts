import type { ProfileGroup } from '@breakaway/contract';

/** One value of the athlete's record, as the form asks for it. */
export interface ProfileField {
  /** Its name in the form. */
  name: string;
  label: string;
  /** Where it is kept in the record: `record[group][key]`. */
  group: ProfileGroup;
  key: string;
  kind: 'quantity' | 'text';
  unit?: string;
  hint?: string;
  /** Nothing can be computed for this athlete without it. */
  essential?: true;
}

export interface Section {
  id: string;
  title: string;
  fields: ProfileField[];
}

const product = 'Its name, or its carbohydrate in grams.';

/** The form below name and photo. A new value of the record is a new row here. */
export const sections: Section[] = [
  {
    id: 'body',
    title: 'Body',
    fields: [
      {
        name: 'height',
        label: 'Height',
        group: 'bodyMatrix',
        key: 'height',
        kind: 'quantity',
        unit: 'cm',
        essential: true,
      },
      {
        name: 'weight',
        label: 'Weight',
        group: 'bodyMatrix',
        key: 'weight',
        kind: 'quantity',
        unit: 'kg',
        essential: true,
      },
    ],
  },
  {
    id: 'power',
    title: 'Power',
    fields: [
      {
        name: 'ftp',
        label: 'FTP',
        group: 'powerMatrix',
        key: 'ftp',
        kind: 'quantity',
        unit: 'W',
        hint: 'Functional threshold power: what you can hold for about an hour.',
        essential: true,
      },
      {
        name: 'eight_min_power',
        label: '8-minute power',
        group: 'powerMatrix',
        key: 'min8Power',
        kind: 'quantity',
        unit: 'W',
        hint: 'Your best average over 8 minutes.',
      },
      {
        name: 'peak_threes_power',
        label: '3-second peak power',
        group: 'powerMatrix',
        key: 'peak3sPower',
        kind: 'quantity',
        unit: 'W',
      },
    ],
  },
  {
    id: 'heart-rate',
    title: 'Heart rate',
    fields: [
      {
        name: 'threshold_hr',
        label: 'Threshold heart rate',
        group: 'heartRateMatrix',
        key: 'thresholdHr',
        kind: 'quantity',
        unit: 'bpm',
      },
      {
        name: 'max_hr',
        label: 'Maximum heart rate',
        group: 'heartRateMatrix',
        key: 'maxHr',
        kind: 'quantity',
        unit: 'bpm',
      },
    ],
  },
  {
    id: 'feeding',
    title: 'Feeding',
    fields: [
      {
        name: 'cho_tolerance',
        label: 'CHO tolerance',
        group: 'feedingData',
        key: 'choTolerance',
        kind: 'quantity',
        unit: 'g/h',
        hint: 'Carbohydrate that your stomach takes well in an hour of riding.',
        essential: true,
      },
      {
        name: 'favourite_gel',
        label: 'Favourite gel',
        group: 'feedingData',
        key: 'favoriteGel',
        kind: 'text',
        hint: product,
      },
      {
        name: 'favourite_bar',
        label: 'Favourite bar',
        group: 'feedingData',
        key: 'favoriteBar',
        kind: 'text',
        hint: product,
      },
      {
        name: 'favourite_iso_drink',
        label: 'Favourite iso drink',
        group: 'feedingData',
        key: 'favoriteIsoDrink',
        kind: 'text',
        hint: product,
      },
    ],
  },
  {
    id: 'bike',
    title: 'Bike',
    fields: [
      {
        name: 'weight_road_bike',
        label: 'Road bike weight',
        group: 'bikeData',
        key: 'weightRoadBike',
        kind: 'quantity',
        unit: 'kg',
      },
    ],
  },
];

export const profileFields: ProfileField[] = sections.flatMap(({ fields }) => fields);
