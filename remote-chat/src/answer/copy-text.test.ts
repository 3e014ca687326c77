import { copyText } from './copy-text.ts';

/** As in a frame without the permission, or on a page loaded over plain HTTP. */
const refuse = () => {
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
};
const command = (done: boolean) => {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return done;
  };
  return copied;
};

test('without clipboard permission it falls back to execCommand, and the focus stays', async () => {
  refuse();
  const copied = command(true);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await copyText('Ride 250 W.\nEat early.');
  expect(copied).toEqual(['Ride 250 W.\nEat early.']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(button).toHaveFocus();
});

test('when both fail, no success is reported', async () => {
  refuse();
  command(false);
  await expect(copyText('Ride 250 W.')).rejects.toThrow();
});
