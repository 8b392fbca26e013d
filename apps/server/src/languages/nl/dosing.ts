import { MAX_PENS_IN_BOX, MAX_TABLETS_IN_PACK, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import type { ServerWords } from '../words.ts';

export const doses = {
  inFuture: 'De datum ligt in de toekomst. Noteer een dosis pas als je die hebt genomen.',
  tooManySteps: (most) => `Vul een heel getal van 1 tot en met ${most} in.`,
  medicineOfPen: 'Het geneesmiddel moet bij de pen passen.',
  amountOfPen: 'De dosis in mg wordt berekend uit de klikken of het volume. Geef die op.',
  wrongAmount: 'De dosis past niet bij de klikken of het volume van deze pen.',
  penNotThere: 'Deze pen is niet gevonden. Misschien is hij verwijderd.',
  noPenGives: 'Geen van je pennen bevat nog genoeg voor deze dosis. Noteer de dosis in de app.',
  parts: {
    not_there: 'Het eerste deel van deze dosis is niet gevonden. Misschien is het verwijderd.',
    itself: 'Een dosis kan geen deel van zichzelf zijn.',
    has_parts: 'Andere registraties zijn delen van deze dosis. Maak die eerst los.',
    of_a_part: 'Die registratie hoort al bij een andere dosis. Kies het eerste deel van die dosis.',
    other_medicine: 'Alle delen van een dosis moeten van hetzelfde geneesmiddel zijn.',
    too_far: 'Alle delen van een dosis moeten binnen 12 uur van elkaar liggen.',
    too_many: 'Een dosis kan hoogstens drie delen hebben.',
  },
} satisfies ServerWords['dosing/doses'];

export const pens = {
  startAhead:
    'De begindatum ligt in de toekomst. Vul de dag in waarop deze pen in gebruik is genomen.',
  startAfterDose: 'De begindatum mag niet na de dag van de eerste dosis uit deze pen liggen.',
  sealedWithDoses: 'Uit deze pen zijn doses genoteerd, dus er is een begindatum nodig.',
  startAfterDiscard: 'De begindatum mag niet na de dag liggen waarop deze pen is weggegooid.',
  moreWasted: (most) =>
    `Vul een heel getal van 0 tot en met ${most} in: meer is er na de genoteerde doses niet over.`,
  discardAhead: 'De dag ligt in de toekomst. Noteer dit pas als je de pen hebt weggegooid.',
  discardBeforeStart: 'De dag ligt vóór de begindatum van deze pen.',
  discardBeforeDose: 'Na deze dag is nog een dosis uit deze pen genoteerd.',
  hasDoses: (count) =>
    count === 1
      ? 'Uit deze pen is 1 dosis genoteerd. Verwijder die eerst.'
      : `Uit deze pen zijn ${count} doses genoteerd. Verwijder die eerst.`,
  noGolden: 'Dosewise kan van dit product geen Golden Dose bijhouden.',
  wrongDevice: {
    unknown_device: 'In de lijst van producten (GET /api/devices) staat dit id niet.',
    strength_not_listed: 'Dit product wordt niet in deze sterkte verkocht.',
    own_numbers_missing: 'Product: een uit de lijst, of met geneesmiddel, soort, doseMl en doses.',
    own_numbers_with_id: 'Een product uit de lijst heeft zijn eigen geneesmiddel, soort en doseMl.',
    steps_missing: 'Geef op hoeveel klikken een dosis volgens het etiket heeft (stepsPerDose).',
    steps_differ: 'Bij dit product heeft een dosis volgens het etiket een ander aantal klikken.',
    doses_differ: 'Dit product heeft volgens het etiket een ander aantal doses.',
    no_whole_units: 'Een dosis uit een injectieflacon moet uit hele eenheden van 0,01 mL bestaan.',
    tablets_have_no_ml: 'Tabletten bevatten geen vloeistof. Laat doseMl weg.',
    too_many_doses: `Een product bevat hoogstens ${OWN_DEVICE_LIMITS.doses.most} doses.`,
    pack_too_large: `Een verpakking bevat hoogstens ${MAX_TABLETS_IN_PACK} tabletten.`,
    box_too_large: `Een verpakking bevat hoogstens ${MAX_PENS_IN_BOX} pennen.`,
  },
} satisfies ServerWords['dosing/pens'];
