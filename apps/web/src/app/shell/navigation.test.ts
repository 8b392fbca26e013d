import { expect, it } from 'vitest';
import { PATHS, type Path } from '../../data/navigation/paths.ts';
import { GROUPS } from './navigation.tsx';

/** Pages that a page, a mail or a notification leads to, and no menu. */
const LED_TO: readonly Path[] = [
  ...[PATHS.home, PATHS.login, PATHS.forgotPassword, PATHS.resetPassword, PATHS.setup, PATHS.act],
  ...[PATHS.confirmEmail, PATHS.unsubscribe, PATHS.share],
  ...[PATHS.settingsUnits, PATHS.settingsMedicines, PATHS.settingsCalendar, PATHS.settingsPrivacy],
  ...[PATHS.settingsAccount, PATHS.security, PATHS.moveIn, PATHS.begin],
];

it('leads to every page that nothing else leads to, once', () => {
  const inMenu = GROUPS.flatMap(({ pages }) => pages.map(([page]) => page));
  expect([...inMenu, ...LED_TO].toSorted()).toEqual(Object.values(PATHS).toSorted());
});
