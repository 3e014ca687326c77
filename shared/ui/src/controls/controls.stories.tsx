import { useState } from 'react';
import { Icon, IconButton } from '../index.ts';
import { Disclosure, Menu, Segmented, Stat, Stats, Table, TableFrame, Tabs, Tooltip } from './index.ts';

export default { title: 'Controls' };

export const TwoTabs = () => (
  <Tabs
    label="Details of the result"
    items={[
      { id: 'arrivals', label: 'Arrival times', content: <p>Kilometre 10 at 8:52.</p> },
      { id: 'assumptions', label: 'Assumptions', content: <p>A road bike of 8 kg.</p> },
    ]}
  />
);

export const SegmentedControl = () => {
  const [unit, setUnit] = useState<'km' | 'mi'>('km');
  return (
    <Segmented
      label="Distance"
      options={[
        { value: 'km', label: 'Kilometres' },
        { value: 'mi', label: 'Miles' },
      ]}
      value={unit}
      onChange={setUnit}
    />
  );
};

export const SegmentedOff = () => (
  <Segmented
    label="Payment method"
    options={[
      { value: 'card', label: 'Card' },
      { value: 'paypal', label: 'PayPal' },
    ]}
    value="card"
    onChange={() => {}}
    disabled
  />
);

export const Menus = () => (
  <Menu
    label="Download"
    name="Download: 4x8 min at threshold"
    items={[
      { id: 'zwo', label: 'Zwift (.zwo)', hint: 'Documents/Zwift/Workouts' },
      { id: 'fit', label: 'Garmin (.fit)', hint: 'Garmin, Wahoo, Hammerhead' },
      { id: 'erg', label: 'ERG' },
    ]}
    onChoose={() => {}}
  />
);

export const Disclosures = () => (
  <Disclosure label="I don’t know my FTP">
    <p>Ride 20 minutes as hard as you can hold, and take 95 % of the average.</p>
  </Disclosure>
);

export const Tooltips = () => (
  <Tooltip text="Hide conversations" same>
    {() => (
      <IconButton aria-label="Hide conversations">
        <Icon name="sidebar" />
      </IconButton>
    )}
  </Tooltip>
);

export const Statistics = () => (
  <Stats>
    <Stat name="Time" value="2:39:06" aside="± 5:06 (one standard deviation)" />
    <Stat name="Average speed" value="20.7 km/h" />
    <Stat name="Average power" value="188 W" aside="3:35 coasting" />
    <Stat name="TSS" value="146" />
  </Stats>
);

export const Tables = () => (
  <TableFrame label="Climbs, one by one">
    <Table>
      <caption>Climbs</caption>
      <thead>
        <tr>
          <th scope="col">Climb</th>
          <th scope="col">Length</th>
          <th scope="col">Average</th>
          <th scope="col" className="text">
            What it is like
          </th>
        </tr>
      </thead>
      <tbody>
        {[
          ['1', '7.3 km', '5.8 %', 'steady, with two hairpins'],
          ['2', '4.0 km', '4.7 %', 'in the wind'],
          ['3', '10.9 km', '7.1 %', 'steep at the end'],
        ].map(([name, length, average, words]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{length}</td>
            <td>{average}</td>
            <td className="text">{words}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </TableFrame>
);
