import { renderScreen } from '@breakaway/host-api/testing';
import { screen } from '@testing-library/react';
import SignIn from '../screens/sign-in/SignIn.tsx';
import SignUp from '../screens/sign-up/SignUp.tsx';

/** The rules for an element, including those in media queries, as `condition: display`. */
function displayOf(element: Element): string[] {
  const displays = (rules: CSSRuleList, condition: string): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return displays(rule.cssRules, rule.media.mediaText);
      const isOurs = rule instanceof CSSStyleRule && element.matches(rule.selectorText);
      return isOurs && rule.style.display ? [`${condition}: ${rule.style.display}`] : [];
    });
  return [...document.styleSheets].flatMap((sheet) => displays(sheet.cssRules, 'always'));
}

test.each([
  ['sign-in', SignIn, '@2.sign-in.image'],
  ['sign-up', SignUp, '@2.sign-up.illustration'],
])('%s has a picture on large screens only, hidden from screen readers %s', (_, Screen) => {
  renderScreen(<Screen />);
  const picture = screen.getByRole('main').querySelector(':scope > [aria-hidden="true"]')!;
  expect(picture.querySelector('svg')).not.toBeNull();
  expect(displayOf(picture)).toEqual(['always: none', '(min-width: 1024px): flex']);
});
