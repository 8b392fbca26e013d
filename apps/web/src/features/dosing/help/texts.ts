import { LABELLED_CLICKS, REFERENCE_RATES, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { type HelpTopic, PATHS, type Path } from '../../../data/navigation/paths.ts';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

/** The answer to a question of Help. */
interface Topic {
  readonly answer: readonly string[];
  /** The papers that its facts are from, and the day on which they were read. */
  readonly sources: readonly string[];
  readonly readOn: string;
  /** The page that the answer speaks of. */
  readonly leadsTo: { readonly path: Path; readonly label: string };
}

/** The days on which facts of the maker and of costs, those of labels, and those of storage were read. */
const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australia, questions about Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australia, how to store Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA product information of Mounjaro, section 6.3';
const MODIFIED_PEN =
  'Lilly UK, medical information 219072: the KwikPen, modified and initial version';

const topics: Readonly<Record<HelpTopic, Topic>> = {
  click: {
    answer: [
      `The dose knob of a KwikPen clicks ${WEEKLY_PEN.clicksPerDose} times for a full dose of ${WEEKLY_PEN.mlPerDose} mL. So each click is ${WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose} mL, and half the clicks give half the dose.`,
      'Leaflets don’t say how many clicks make a dose: they only say to turn the knob until the window shows 1. The arithmetic is exact; your pen may not be. The leaflet covers full doses only. If your prescriber told you to take part of a dose, ask how to measure it.',
      'We found no reliable number of clicks for other pens. Count the clicks in a full dose on your own pen, or leave them out and log whole doses.',
    ],
    sources: [AU_FAQ, 'Clicks in a full dose: pharmacies’ pages, not in any leaflet'],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.calculator, label: 'Calculator' },
  },
  priming: {
    answer: [
      'The KwikPen’s instructions say to prime it before each injection. Attach a new needle, turn the dose knob 2 clicks, point the needle up and push the knob in. Repeat until you see drops. Your leaflet says how often you may repeat this.',
      `A 3 mL KwikPen holds ${WEEKLY_PEN.dosesPerPen} doses of ${WEEKLY_PEN.mlPerDose} mL, plus some liquid for priming. So priming uses none of the ${LABELLED_CLICKS} clicks counted here, and you don’t log it.`,
      'Priming uses 0.02 mL each time: 0.08 mL if a pen is primed four times. If you prime one pen much more often, say eight times, the extra liquid may run out and the pen may lock.',
      'The 2026 KwikPen has a smaller cartridge. We could not find out how much of it is meant for priming.',
    ],
    sources: [
      AU_FAQ,
      'The instructions for use as copied at thecarepharmacy.com',
      'apotheke-adhoc.de, on priming several times',
      MODIFIED_PEN,
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.pens, label: 'Pens' },
  },
  units: {
    answer: [
      'A U-100 syringe has 100 units in 1 mL, so one unit is 0.01 mL. Units measure the liquid, not the medicine.',
      'The same dose in mg can be a different number of units from a different vial. Read the mg and the mL on your own vial, and choose that vial in the calculator.',
    ],
    sources: [
      'ISO 8537: 100 units are 1 mL',
      'The Zepbound and Mounjaro labels of 2026, as quoted in a US guide',
      'Mounjaro label (FDA), in force from 29 Jul 2026, extract',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.calculator, label: 'Calculator' },
  },
  'golden-dose': {
    answer: [
      'Some people draw up what is left in a KwikPen after its four doses and call it a Golden Dose. This use is not licensed, and the maker asks you not to inject what is left.',
      'How much is left is not known, so the dose may be smaller or larger than it seems. Drawing it up with a syringe can let germs in. The leaflet’s limit of 30 days after the first use still applies.',
      'Reports say the 2026 KwikPen leaves nothing to draw up.',
      'Dosewise can log a Golden Dose if you allow it. It does not suggest one.',
    ],
    sources: [
      'Lilly Germany, medical information 227148',
      'Lilly UK and the National Pharmacy Association, as quoted in November 2025',
      MODIFIED_PEN,
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose in Settings' },
  },
  'missed-dose': {
    answer: [
      'Leaflets differ, and some say nothing. The table lists what we found; follow the leaflet in your own box. If in doubt, ask your prescriber or pharmacist.',
      'Your plan marks a dose as missed after the leaflet’s time limit for taking it late. If the leaflet gives no limit, or half the time between doses is longer, the plan uses half the time between doses. That limit is ours and can be later than your leaflet allows. Follow your leaflet.',
    ],
    sources: [],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.plan, label: 'Plan' },
  },
  travelling: {
    answer: [
      'Your plan, days and reminders follow the time zone in Settings, not your phone’s. A dose planned for 08:00 stays at 08:00 in that time zone.',
      'If you change the time zone in Settings, the dose is due at 08:00 in the new zone. Doses you have logged don’t move; lists show them in your device’s time.',
      'The tirzepatide leaflet (Mounjaro, Zepbound) says you can change the day of the week if doses are at least 3 days (72 hours) apart. For other medicines, see the table of missed doses.',
      'The maker says a Mounjaro KwikPen can be kept out of the fridge, below 30 °C, for up to 30 days in total. It also asks you to tell your doctor or pharmacist before you travel abroad: you may need a letter about what you carry, and may not be able to get the medicine there.',
    ],
    sources: [AU_FAQ, 'EMA product information of Mounjaro, section 4.2'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.settingsUnits, label: 'Time zone in Settings' },
  },
  curve: {
    answer: [
      'The curve estimates how much of the medicine is in the blood, from the doses you logged and averages from published studies. It is not measured in you. Do not use it to decide on a dose.',
      'A dose is absorbed from under the skin, moves between blood and tissue, and is broken down, each at the rate that the study found. What remains of each dose is added together. For tirzepatide and semaglutide, the rates are scaled to your last weight. By the studies’ figures, 9 in 10 people have levels between the high and low lines.',
      'For tirzepatide you can choose a simpler calculation, which gives levels about 20% too low. For liraglutide we draw only the shape, without numbers. We found no reliable model for tablets, dulaglutide and exenatide, so nothing is drawn.',
      'All the numbers are listed below the curve, with their sources and limits.',
    ],
    sources: [
      'Tirzepatide: Schneck and Urva 2024, doi 10.1002/psp4.13099',
      'Semaglutide: Overgaard and others 2019, doi 10.1007/s13300-019-0581-y',
      'Liraglutide: Overgaard and others 2016, doi 10.1007/s40262-016-0410-7',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.pkCurve, label: 'Blood Concentration' },
  },
  figures: {
    answer: [
      'A dose in mg is the clicks you turned, divided by the clicks in a full dose, times the mg in a full dose. Units from a vial are worked out the same way. Tablets and single-dose pens are simply counted.',
      'What you paid for a dose is its share of the pen’s price, by how much of the pen it used. A Golden Dose adds nothing.',
      'The standard cost is a pen’s list price divided by its doses. We use the price in your country on the day of the dose, for the nearest strength. Your savings are the standard cost minus what you paid. If no price is known, the page says which one it used instead, or that the dose is not counted.',
      `Costs per month are ${WEEKS_PER_MONTH} times those per week. Where a currency was converted, the page names the rate, its day and who published it.`,
      'The trend of your weight is the straight line closest to your weights in the 8 weeks before the latest one.',
    ],
    sources: [
      `Exchange rates, unless your server has newer ones: ${REFERENCE_RATES.source}, table of 17 Oct 2025`,
      'List prices: as Settings shows them, with the day from which they apply',
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.costSavings, label: 'Cost Savings' },
  },
  where: {
    answer: [
      'Export gives you everything as files at any time. You can delete your account and everything in it in Settings. Without an account, delete your records from the menu.',
      'The admin pages of a server show how many doses there are, not whose. Its database and backups hold everything, so the person who runs it can read it. Data goes to an analytics provider only if this server uses one and you have agreed.',
      'Without an account, you can use twelve words to have the same records on several devices. Anyone who has the words has the records, and no one can restore lost words. The pages come from the server too, so you need to trust the person who runs it not to tamper with them. Over plain http, anyone on your network could change them.',
    ],
    sources: ['Dosewise itself: its program and documents'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.exportData, label: 'Export' },
  },
  storing: {
    answer: [
      'The leaflet says to discard a pen a set number of days after its first use, even if some medicine is left. The table lists the days. The Pens page shows the last day you can use each of your pens.',
      'The maker of Mounjaro asks you to put used pens, needles and syringes straight into a sharps container, or another hard container that cannot be pierced. Keep it out of the reach of children, and don’t put it in the household rubbish. Ask your pharmacist where to take it.',
      'The maker says not to use a Mounjaro pen that has been dropped on a hard surface. Each pen is for one person, each needle for one injection.',
    ],
    sources: [AU_STORAGE, EMA_IN_USE],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.pens, label: 'Pens' },
  },
};

/** The words of the page Help. */
export const texts = spoken('dosing/help', {
  pageTitle: 'Help · Dosewise',
  title: 'Help',
  /** For search engines. */
  description:
    'Short answers about injection pens: clicks, priming, missed doses, travel and storage, with their sources.',
  lead: 'Short answers. What to inject or take, and when, is between you and your prescriber.',
  topics,
  sources: 'Sources',
  manySources: (count: number) => `${count} sources`,
  readOn: (days: string) => `Checked on ${days}.`,
  licences: 'Licences of the software in this app',

  pictures: {
    click: (clicks: number, all: number) => `${clicks} of ${all} clicks are turned.`,
    priming: 'The four doses. Dashed: the liquid for priming.',
    units: (units: number, mg: number, ml: number) => `${units} units: ${mg} mg in ${ml} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Single-dose vial',
      'tirzepatide-multi-dose-vial-us': 'Multi-dose vial',
    },
    golden: 'The four doses are used. Dashed: how much is left is not known.',
    missed: (days: number) =>
      `Mounjaro and Zepbound leaflets: take a missed dose within ${withCount(days, 'day')}. After that, skip it and take the next one on the usual day.`,
    planned: 'Planned',
    next: 'Next dose',
    travelling: 'At the same moment: 08:00 in London, 03:00 in New York.',
    curve: 'Six equal doses a week apart in the average person. Dotted: high and low.',
    where: 'Your browser, the server and its backups. Without an account, only your browser.',
  },
  /** A calculation, each number with its words below it. */
  dose: 'A dose, worked out',
  clicks: 'clicks',
  ofDose: 'clicks in a full dose',
  inDose: 'in a full dose',
  givenBy: 'dose',
  cost: 'What a dose cost, worked out',
  ofPen: 'clicks in the pen',
  price: 'price of the pen',
  paid: 'cost of the dose',
  mg: (amount: number) => `${amount} mg`,

  /** The leaflet of Mounjaro, from warm to cold. */
  temperaturesOf: 'Temperatures, from the Mounjaro leaflet',
  temperatures: {
    tooWarm: { range: 'Above 30 °C', what: 'Too warm' },
    warm: {
      range: 'Up to 30 °C',
      what: 'Only for as many days as the leaflet allows, away from light',
    },
    cold: { range: '2 to 8 °C', what: 'In the fridge, in its box, until its first use' },
    frozen: { range: 'Frozen', what: 'Don’t freeze it, and don’t use it if it has been frozen' },
  },

  days: (days: number) => withCount(days, 'day'),
  daysAndHours: (hours: number) =>
    hours % 24 === 0 ? `${withCount(hours / 24, 'day')} (${hours} h)` : withCount(hours, 'hour'),
  missed: {
    caption: 'Missed doses: what the leaflets say',
    label: 'Medicine',
    take: 'If you missed it, take it within',
    gap: 'Minimum gap between doses',
    notStated: 'We found no figure. Check your leaflet.',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic in Europe and Brazil',
      ozempicUs: 'Ozempic in the United States',
      wegovyElsewhere: 'Wegovy pens outside the United States',
      wegovyUs: 'Wegovy pens in the United States',
      saxenda: 'Saxenda outside the United States',
      victoza: 'Victoza in the United States',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy tablets',
      foundayo: 'Foundayo',
    },
    /** The rule of a leaflet that gives no time in which a missed dose may be taken. */
    instead: {
      asPlanned: 'Skip it; take the next one as planned',
      dayLater: 'Skip it; take your next tablet the next day',
    },
  },
  inUse: {
    caption: 'Days in use: what the leaflets say',
    label: 'Medicine',
    days: 'After the first use',
    labels: {
      mounjaro: 'Mounjaro and Zepbound KwikPen',
      ozempicElsewhere: 'Ozempic outside the United States',
      ozempicUs: 'Ozempic in the United States',
      wegovyElsewhere: 'Wegovy FlexTouch outside the United States',
      wegovyUs: 'Wegovy FlexTouch in the United States',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'What is kept where',
    place: 'Place',
    what: 'What is there',
    who: 'Who sees it',
    rows: {
      server: {
        place: 'With an account: the server',
        what: 'Your account, pens, doses, weights, measurements, symptoms, plan and settings.',
        who: 'You, the person who runs the server, people you share with, programs you send data to, and anyone with a link, calendar address or token you created, until you revoke it.',
      },
      browser: {
        place: 'With an account: this browser',
        what: 'What you looked at last, to read offline, and entries not sent yet. Logging out deletes both.',
        who: 'Anyone who opens this browser while you are logged in.',
      },
      backups: {
        place: 'Backups of the server',
        what: 'Everything on the server that day, except links, tokens and passkeys. Unless the person who runs the server chose otherwise, one is made each day and the last seven are kept. What you delete stays in them for up to a week. A backup made before an upgrade is kept until the next upgrade.',
        who: 'The person who runs the server.',
      },
      'only-here': {
        place: 'Without an account: this browser',
        what: 'Everything. If you don’t use other devices, the only backups are the copies you save.',
        who: 'Anyone who opens this browser.',
      },
      encrypted: {
        place: 'Without an account: an encrypted copy on a server',
        what: 'Everything, encrypted with your twelve words, if you use several devices. It is in no backup, and is deleted 400 days after its last use.',
        who: 'Anyone who has the twelve words. The person who runs the server can’t read it, but can see its size, the days it is used, and your devices’ IP addresses in its log.',
      },
    },
  },
});
