import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the calculator. Doses come as they are written. */
export const texts = spoken('dosing/calculator', {
  pageTitle: 'Mounjaro Dose Calculator · Dosewise',
  title: 'Mounjaro Dose Calculator',
  lead: 'Calculator and diary for weekly pens. Clicks to milligrams, and milligrams to clicks.',
  leadOfAny: 'Clicks, units, mg and mL for other pens, vials and tablets.',
  anotherDevice: 'Another pen or a vial',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Dose calculator',
  mg: 'mg',
  inMg: (amount: number | string) => `${amount} mg`,

  clicks: 'Clicks',
  inClicks: (count: number) => withCount(count, 'click'),
  clicksSpoken: (clicks: number, dose: string) => `${clicks} clicks, ${dose}`,
  strength: 'Pen strength',
  dose: 'Dose amount',
  outdated: (dose: string) =>
    `This field doesn’t change when you move the slider. The clicks now give ${dose}.`,
  result: 'Calculated Dose',
  calculation: (clicks: number, clicksPerDose: number, strength: number) =>
    `${clicks} / ${clicksPerDose} × ${strength} mg`,
  volume: (mL: number, units: number) => `${mL} mL = ${units} units of a U-100 syringe`,
  pen: 'Four labelled doses. Dashed: liquid that may be left in the pen afterwards.',

  logIn: 'Log in to save your doses and manage pens',
  log: 'Log this dose',
  latest: (dose: string, day: string) => `Last dose: ${dose} on ${day}`,

  about: 'About Mounjaro Dosing',
  facts: (clicksPerDose: number, dosesPerPen: number) => [
    `Each full dose requires ${clicksPerDose} clicks`,
    `Each pen contains ${dosesPerPen} full doses`,
    'Standard dose escalation is in 2.5mg increments',
    'Wait at least 4 weeks between dose increases',
  ],
  partOfDose: 'The leaflet covers full doses only. Check your own leaflet.',
});
