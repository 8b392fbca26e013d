// Shows 27.1.
import { describe, expect, it } from 'vitest';
import { positiveNumber } from '../questions.ts';
import { milligramsIn, readDoseCell } from './dose-words.ts';
import { isNotInjected, readMedicine, readNamedDose } from './medicine-words.ts';
import { quadrantsLeftOpen, readSite } from './site-words.ts';
import { likelyStatus, markNamed, saysNotTaken, yesOrNo } from './status-words.ts';
import { categoryNamed, feelingsIn } from './symptom-cells.ts';

describe('the words of a site', () => {
  it.each([
    ['Stomach - Upper Left', 'abdomen', 'left_upper'],
    ['stomach_lower_right', 'abdomen', 'right_lower'],
    ['tummy, upper right', 'abdomen', 'right_upper'],
    ['LLQ', 'abdomen', 'left_lower'],
    ['Abdomen (UL)', 'abdomen', 'left_upper'],
    ['Bauch links oben', 'abdomen', 'left_upper'],
    ['rechter Unterbauch', 'abdomen', 'right_lower'],
    ['barriga, lado direito, embaixo', 'abdomen', null],
    ['abdômen inferior esquerdo', 'abdomen', 'left_lower'],
    ['Abdomen superior derecho', 'abdomen', 'right_upper'],
    ["Bas de l'abdomen à droite", 'abdomen', 'right_lower'],
    ["Haut de l'abdomen", 'abdomen', null],
    ['ventre en haut à gauche', 'abdomen', 'left_upper'],
    ['left thigh', 'thigh', 'left'],
    ['thigh_upper_left', 'thigh', 'left'],
    ['Oberschenkel rechts', 'thigh', 'right'],
    ['coxa esquerda', 'thigh', 'left'],
    ['muslo derecho', 'thigh', 'right'],
    ['cuisse gauche', 'thigh', 'left'],
    ['back of left arm', 'arm', 'left'],
    ['arm_right', 'arm', 'right'],
    ['bras droit', 'arm', 'right'],
    ['R bum cheek', 'buttock', 'right'],
    ['Gesäß rechts', 'buttock', 'right'],
    ['glúteo izquierdo', 'buttock', 'left'],
    ['linksonder op de buik', 'abdomen', 'left_lower'],
    ['rechterbovenbuik', 'abdomen', 'right_upper'],
    ['Buik, rechts, onder', 'abdomen', 'right_lower'],
    ['linkerbovenbeen', 'thigh', 'left'],
    ['Rechterbeen', 'thigh', 'right'],
    ['bovenarm links', 'arm', 'left'],
    ['rechterbil', 'buttock', 'right'],
    ['linkerbuik', 'abdomen', null],
    ['RT', 'thigh', 'right'],
    ['LUA', 'arm', 'left'],
  ])('%s', (text, location, subLocation) => {
    const siteText = subLocation === null ? text : null;
    expect(readSite(text)).toEqual({ location, subLocation, siteText });
  });

  it.each([
    ['L abdomen', 'abdomen'],
    ['Stomach - Lower mid', 'abdomen'],
    ['stomach_middle_left', 'abdomen'],
    ['stomach_mid_left', 'abdomen'],
    ['thigh', 'thigh'],
    ['left/right thigh', 'thigh'],
    ['Hüfte links', 'other'],
    ['linkerheup', 'other'],
    ['linkeronderarm', 'other'],
    ['left_hip', 'other'],
    ['hip/thigh left', 'other'],
    ['upper left', 'other'],
    ['bottom left', 'other'],
    ['unknown', 'other'],
    ['x'.repeat(500), 'other'],
  ])('%s keeps its words', (text, location) => {
    expect(readSite(text)).toEqual({ location, subLocation: null, siteText: text.slice(0, 120) });
  });

  it('says nothing where there are none', () => {
    for (const text of ['', ' ', '-', 'n/a']) {
      expect(readSite(text)).toEqual({ location: 'other', subLocation: null, siteText: null });
    }
  });

  it('leaves open the quadrants that fit the words', () => {
    expect(quadrantsLeftOpen('L abdomen')).toEqual(['left_lower', 'left_upper']);
    expect(quadrantsLeftOpen('Unterbauch')).toEqual(['left_lower', 'right_lower']);
    expect(quadrantsLeftOpen('stomach_middle_left')).toEqual([]);
    expect(quadrantsLeftOpen('left thigh')).toEqual([]);
  });
});

describe('the name of a medicine', () => {
  it.each([
    ['Zepbound® 2.5mg', 'Zepbound', 2.5],
    ['Mounjaro 2,5 mg KwikPen', 'Mounjaro', 2.5],
    ['Semaglutide (Compound)', 'Semaglutide (Compound)', null],
    ['Semaglutide (Compound) 250mcg', 'Semaglutide (Compound)', 0.25],
    ['Wegovy 0.25 mg/0.5 mL pen', 'Wegovy', 0.25],
    ['Mounjaro (5 mg)', 'Mounjaro', 5],
    ['Semaglutide 5 mg/mL', 'Semaglutide 5 mg/mL', null],
    ['Ozempic 0,5mg Pen', 'Ozempic', 0.5],
    ['2.5 mg', '', 2.5],
    ['Vitamin B12', 'Vitamin B12', null],
  ])('%s', (text, medicine, doseMg) => {
    expect(readMedicine(text)).toEqual({ medicine, doseMg });
  });

  it('comes with the dose as written', () => {
    expect(readNamedDose('Semaglutide 10 units')).toEqual({
      medicine: 'Semaglutide',
      doseText: '10 units',
    });
  });

  it('tells what is swallowed', () => {
    expect(
      ['Rybelsus', 'Wegovy pill', 'Semaglutid Tablette', 'Wegovy pillen'].every(isNotInjected),
    ).toBe(true);
    expect(['Mounjaro', 'Semaglutide (Compound)'].some(isNotInjected)).toBe(false);
  });
});

describe('a dose', () => {
  it.each([
    ['2.5', '2.5', null],
    ['2,5 mg', '2,5', 'mg'],
    ['250mcg', '250', 'mcg'],
    ['250 µg', '250', 'mcg'],
    ['2.5 mg/0.5 mL', '2.5', 'mg'],
    ['20 units (5 mg)', '5', 'mg'],
    ['18 Klicks', '18', 'clicks'],
    ['18 klikken', '18', 'clicks'],
    ['10 eenheden', '10', 'units'],
    ['0.25ml', '0.25', 'mL'],
    ['10IU', '10', 'units'],
    ['.5mg', '.5', 'mg'],
    [',25 mg', ',25', 'mg'],
  ])('%s', (cell, digits, unit) => {
    expect(readDoseCell(cell)).toEqual({ digits, unit });
  });

  it.each(['half', '½', 'two', '5 mg/mL + 2 mg', '2.5 mg and 5 mg', '1/2', '5 pens', ''])(
    '%s is none',
    (cell) => {
      expect(readDoseCell(cell)).toBeNull();
    },
  );

  it('begins with its decimal sign, alone or behind a name', () => {
    expect(['.5mg', ',25 mg', '.5', '.'].map(milligramsIn)).toEqual([0.5, 0.25, null, null]);
    expect(readMedicine('Ozempic .5mg')).toEqual({ medicine: 'Ozempic', doseMg: 0.5 });
    expect(positiveNumber('.25 mg')).toBe(0.25);
    expect(positiveNumber('2,5')).toBe(2.5);
    expect(positiveNumber('1,000')).toBeNull();
  });

  it('tells what was not taken, and Yes from No', () => {
    expect(['MISSED', 'ausgelassen', 'Não tomei', "didn't take"].every(saysNotTaken)).toBe(true);
    expect(['missed a bit of it', '', '5'].some(saysNotTaken)).toBe(false);
    expect(['Yes', 'sim', 'x', 'No', 'nein', 'maybe'].map(yesOrNo)).toEqual([
      true,
      true,
      true,
      false,
      false,
      null,
    ]);
  });
});

describe('the words of a mark', () => {
  it.each([
    [
      'taken',
      [
        'Taken',
        'EINGENOMMEN',
        'prise',
        'Tomada',
        'presa',
        'Przyjęta',
        'tak',
        'ingenomen',
        '✓',
        '1',
      ],
    ],
    [
      'missed',
      [
        'NOT_TAKEN',
        'Missed (auto)',
        'Skipped: sick',
        'nicht eingenommen',
        'Non prise',
        'Nie',
        'Overgeslagen',
        'gemist',
        'Niet ingenomen',
        'nee',
        '❌',
      ],
    ],
    [
      'planned',
      [
        'Pending',
        'Snoozed',
        'Postponed',
        'ausstehend',
        'En attente',
        'Pendiente',
        'Uitgesteld',
        'gepland',
      ],
    ],
    [
      null,
      ['Ok', 'Taken?', 'Taken: half', 'Taken late', 'Late', 'Te laat', '???', '', 'x'.repeat(500)],
    ],
  ] as const)('say %s', (meaning, words) => {
    expect(words.map(markNamed)).toEqual(words.map(() => meaning));
  });

  it('say what is likely of a word that is not known', () => {
    expect(['Taken late', 'Taken: half', 'laat ingenomen'].map(likelyStatus)).toEqual([
      'taken',
      'taken',
      'taken',
    ]);
    expect(['was not taken at all', 'Ok', 'is niet ingenomen'].map(likelyStatus)).toEqual([
      'not-taken',
      'not-taken',
      'not-taken',
    ]);
  });
});

describe('the words of a symptom', () => {
  it.each([
    ['Misselijkheid', 'nausea'],
    ['overgegeven', 'vomiting'],
    ['Diarree', 'diarrhea'],
    ['verstopping', 'constipation'],
    ['hoofdpijn', 'headache'],
    ['vermoeid', 'fatigue'],
    ['brandend maagzuur', 'acid_reflux'],
    ['minder eetlust', 'appetite_suppression'],
    ['pijn op de injectieplaats', 'injection_site_pain'],
    ['buikpijn', null],
  ])('%s', (name, category) => {
    expect(categoryNamed(name)).toBe(category);
  });

  it('part at commas and at the word for and, with what they say of the severity', () => {
    expect(feelingsIn('erg misselijk en moe, geen hoofdpijn met diarree 3/10')).toEqual([
      { name: 'erg misselijk', severity: 'erg' },
      { name: 'moe', severity: '' },
      { name: 'diarree', severity: '3/10' },
    ]);
    expect(feelingsIn('náuseas en la noche 6/10')).toEqual([
      { name: 'náuseas en la noche', severity: '6/10' },
    ]);
  });
});
