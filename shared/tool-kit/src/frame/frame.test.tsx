import { theme } from '@breakaway/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { expectLogged } from '../../../../jest.console.ts';
import { fileOf } from '../testing.ts';
import { AskConsultant, ControlsFrame, DropPage, Later, PrintPage, Results, ToolPage } from './index.ts';

const show = (children: ReactNode) => render(<ThemeProvider theme={theme}>{children}</ThemeProvider>);

test('the page takes all files that are dropped on it, and says so while they are held over it', () => {
  const onFiles = jest.fn();
  const onOver = jest.fn();
  show(
    <DropPage label="Drop your rides here" onFiles={onFiles} onOver={onOver}>
      <p>The page</p>
    </DropPage>,
  );
  const page = screen.getByText('The page');
  const held = () => document.querySelector('[data-over="Drop your rides here"]');
  fireEvent.dragOver(page, { dataTransfer: { types: ['text/plain'] } });
  expect(held()).toBeNull();
  fireEvent.dragOver(page, { dataTransfer: { types: ['Files'] } });
  fireEvent.dragOver(page, { dataTransfer: { types: ['Files'] } });
  expect(held()).not.toBeNull();
  expect(onOver).toHaveBeenCalledTimes(1);
  const files = [fileOf('a', 'a.gpx'), fileOf('b', 'b.fit')];
  fireEvent.drop(page, { dataTransfer: { types: ['Files'], files } });
  expect(onFiles.mock.calls).toEqual([[files]]);
  expect(held()).toBeNull();
  fireEvent.drop(page, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('files that a part of the page takes are not for the page', () => {
  const onFiles = jest.fn();
  show(
    <DropPage label="Drop your rides here" onFiles={onFiles} onOver={undefined}>
      <p>The page</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only what is dropped counts */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={(event) => event.preventDefault()}>
        The part
      </div>
    </DropPage>,
  );
  const dataTransfer = { types: ['Files'], files: [fileOf('a', 'a.gpx')] };
  const held = () => document.querySelector('[data-over]');
  fireEvent.dragOver(screen.getByText('The page'), { dataTransfer });
  expect(held()).not.toBeNull();
  fireEvent.dragOver(screen.getByText('The part'), { dataTransfer });
  expect(held()).toBeNull();
  fireEvent.dragOver(screen.getByText('The page'), { dataTransfer });
  fireEvent.drop(screen.getByText('The part'), { dataTransfer });
  expect(held()).toBeNull();
  expect(onFiles).not.toHaveBeenCalled();
});

test('a part whose script fails says so, and comes with another attempt', async () => {
  expectLogged(/No network/);
  const Part = ({ name }: { name: string }) => <p>Here is {name}</p>;
  const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('No network'));
  load.mockResolvedValue(Part);
  show(<Later load={load} props={{ name: 'the part' }} />);
  expect(await screen.findByText(/could not be loaded\. Nothing is lost\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here is the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the sheet of the controls opens, and Escape closes it and goes back to what opened it', async () => {
  show(
    <ControlsFrame label="Your segment's settings" pinned goal={<p>The goal</p>}>
      <input aria-label="Record" />
    </ControlsFrame>,
  );
  expect(screen.getByRole('region', { name: "Your segment's settings" })).toBeVisible();
  const opener = screen.getByRole('button', { name: 'Settings', expanded: false });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.type(screen.getByLabelText('Record'), '{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
});

test('a question is asked with the words that it stands for', async () => {
  const onAsk = jest.fn();
  const questions = [{ label: 'Can I hold it?', question: 'Can I hold 300 W for 12 minutes?' }];
  show(<AskConsultant about="this segment" questions={questions} onAsk={onAsk} />);
  expect(screen.getByRole('region', { name: 'Ask about this segment' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Can I hold it?' }));
  expect(onAsk.mock.calls).toEqual([['Can I hold 300 W for 12 minutes?']]);
});

test('the page prints the window that it is in', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show(<PrintPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

describe('on a desk', () => {
  beforeEach(() => {
    window.matchMedia = (query) =>
      ({
        matches: true,
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  function Tool() {
    const [length, setLength] = useState('');
    return (
      <ToolPage answered={length !== ''}>
        <Results>
          <input aria-label="Length" value={length} onChange={(event) => setLength(event.target.value)} />
        </Results>
        <ControlsFrame label="Settings" pinned={length !== ''} goal={<input aria-label="Record time" />}>
          <p>More</p>
        </ControlsFrame>
      </ToolPage>
    );
  }

  test('Tab comes to the entries before the answer, and who types when it arrives goes on typing', async () => {
    show(<Tool />);
    const length = screen.getByLabelText('Length');
    await userEvent.tab();
    expect(length).toHaveFocus();
    await userEvent.keyboard('1200');
    expect(length).toHaveFocus();
    expect(length).toHaveValue('1200');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(screen.getByLabelText('Record time')).toHaveFocus();
  });
});
