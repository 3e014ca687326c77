import { fireEvent } from '@testing-library/react';
import { focusHeading } from './route-change.ts';

const SETTLED_MS = 400;

function page(html: string): void {
  document.body.innerHTML = html;
}
const one = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
/** Mutation observers run in a microtask. */
const drawn = () => Promise.resolve();

describe('the focus after a navigation', () => {
  let stop: () => void;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('goes to the new heading as soon as it renders', async () => {
    page('<main><h1>Settings</h1></main>');
    stop = focusHeading();
    one('main').innerHTML = '<h1>Race Analyzer</h1>';
    await drawn();
    expect(one('h1')).toHaveFocus();
  });

  it('goes to the existing heading when no other appears', () => {
    page('<a href="/x">Settings</a><h1>Settings</h1>');
    one('a').focus();
    stop = focusHeading();
    jest.advanceTimersByTime(SETTLED_MS);
    expect(one('h1')).toHaveFocus();
  });

  it.each(['input', 'iframe'])('is not taken from the %s that the member is typing into by then', (name) => {
    page(`<h1>Settings</h1><${name}></${name}>`);
    stop = focusHeading();
    one(name).focus();
    jest.advanceTimersByTime(SETTLED_MS);
    expect(one(name)).toHaveFocus();
  });

  it('is not taken from a field by a heading that renders late', async () => {
    page('<h1>Settings</h1><textarea></textarea><main></main>');
    stop = focusHeading();
    one('textarea').focus();
    one('h1').remove();
    one('main').innerHTML = '<h1>Race Analyzer</h1>';
    await drawn();
    expect(one('textarea')).toHaveFocus();
  });

  it.each(['keyDown', 'pointerDown'] as const)('stays where the member put it with a %s', (act) => {
    page('<h1>Settings</h1><button>Edit Weight</button>');
    stop = focusHeading();
    fireEvent[act](one('button'));
    one('button').focus();
    jest.advanceTimersByTime(SETTLED_MS);
    expect(one('button')).toHaveFocus();
  });

  it('goes to the heading of a late page, whatever key was pressed while waiting', async () => {
    page('<a href="/x">Race Analyzer</a><main><h1>Settings</h1><button>Edit Weight</button></main>');
    one('a').focus();
    stop = focusHeading();
    fireEvent.keyDown(one('a'), { key: 'Control' });
    one('main').innerHTML = '<h1>Race Analyzer</h1>';
    await drawn();
    expect(one('h1')).toHaveFocus();
  });

  it('goes to the heading when the focused element disappears with the old page', async () => {
    page('<main><h1>Settings</h1><button>Edit Weight</button></main>');
    stop = focusHeading();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    one('button').focus();
    one('main').innerHTML = '<h1>Race Analyzer</h1>';
    await drawn();
    expect(one('h1')).toHaveFocus();
  });
});
