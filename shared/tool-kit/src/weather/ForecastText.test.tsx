import { theme } from '@breakaway/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { ForecastText, useForecastText, type HourRead } from './index.ts';

const LATEST = '20:00';

function Form({ onHours }: { onHours: (hours: HourRead[]) => void }) {
  const forecast = useForecastText((hours) => {
    onHours(hours);
    const last = hours.at(-1)?.time ?? '';
    return last > LATEST
      ? { taken: false, text: `${last} is too late.` }
      : { taken: true, text: `Up to ${last}.` };
  });
  return <ForecastText forecast={forecast} />;
}

async function open() {
  const onHours = jest.fn<void, [HourRead[]]>();
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={theme}>
      <Form onHours={onHours} />
    </ThemeProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Paste or open a forecast' }));
  return { user, onHours, text: screen.getByLabelText('Forecast') };
}
/** jsdom's files lack `text`. */
const inFile = (content: string) =>
  Object.assign(new File([content], 'forecast.csv', { type: 'text/csv' }), { text: async () => content });

test('a forecast that is pasted is read, taken, and leaves an empty field', async () => {
  const { user, onHours, text } = await open();
  await user.click(text);
  await user.paste('Hour\tWind m/s\tFrom\tTemp\n07:00\t5\tSW\t14\n08:00\t6\tW\t15');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(onHours.mock.lastCall?.[0]).toMatchObject([
    { time: '07:00', windKmh: 18, fromDeg: 225, temperatureC: 14 },
    { time: '08:00', windKmh: 21.6, fromDeg: 270, temperatureC: 15 },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Up to 08:00.');
  expect(text).toHaveValue('');
});

test('what is not understood, and what the tool refuses, stays in the field with the reason', async () => {
  const { user, onHours, text } = await open();
  await user.click(text);
  await user.paste('08:00 12 XX 18');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(text).toHaveAccessibleDescription(/"XX" is no direction/);
  expect(onHours).not.toHaveBeenCalled();
  await user.clear(text);
  await user.paste('21:00 12 W 18');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(text).toHaveAccessibleDescription(/21:00 is too late\./);
  expect(text).toHaveValue('21:00 12 W 18');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a file is read as well; one that is too large is refused unread', async () => {
  const { user, onHours, text } = await open();
  await user.upload(screen.getByLabelText('Open a file'), inFile('08:00 12 W 18'));
  expect(await screen.findByText('Up to 08:00.')).toBeVisible();
  await user.upload(screen.getByLabelText('Open a file'), inFile(' '.repeat(2_000_001)));
  expect(text).toHaveAccessibleDescription(/too large for a forecast/);
  expect(onHours).toHaveBeenCalledTimes(1);
});
