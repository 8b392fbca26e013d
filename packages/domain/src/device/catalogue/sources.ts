import type { CalendarDay } from '../../time/calendar-day.ts';

/** The day on which the numbers of the catalogue were compared with their sources. */
export const CHECKED_ON: CalendarDay = '2026-11-22';

/**
 * The sources of the numbers, by the keys that stand beside them. Readers see them, so each names who published what and
 * when, and where it is. A number in a comment is that of the stored text that was read.
 */
export const SOURCES: Readonly<Record<string, string>> = {
  P: 'Common practice, not on any label: 60 clicks of the knob are a full dose',
  S01: 'Wegovy 0.25 mg FlexTouch, UK product information (SmPC), updated 22 Sep 2023: medicines.org.uk/emc, product 13799',
  S02: 'Rote Liste (Germany), Wegovy FlexTouch: rote-liste.de, praep 27843',
  S03: 'MIMS Thailand, Wegovy full prescribing information',
  S04: 'Swiss product information (Fachinformation) 68238, Wegovy FixDose and Multi FixDose: ch.oddb.org',
  S05: 'European Commission, Community Register, Wegovy product information (SmPC), Jan 2022: annex anx_154093_en; the same text on rxreasoner.com, monographs/wegovy',
  S06: 'Wegovy US label, section 16 (How supplied/Storage), as published on rxdruglabels.com',
  S07: 'US, EU and Brazilian product information, as quoted in an audit of 1 Oct 2026 in a public repository (FDA set IDs ee06186f version 19, adec4fd2 version 20, 487cd7e7, d2d7da5d, 3946d389)', // 70697252092
  S08: 'US labels of 2026, as quoted in a drug reference in a public repository (we have not seen the labels themselves)', // 71092639209
  S09: 'Medscape, semaglutide monograph, as of 11 Jun 2026', // 63556632671
  S10: 'US price guide of 2026 that lists the Wegovy HD pen', // 60319087603
  S11: 'EMA product information of Ozempic, as published on scribd.com (695284823), docslib.org (10152404) and patient-info.co.uk (ozempic-69517)',
  S12: 'Ozempic 2 mg and 0.25 mg, UK product information (SmPC), 2 Oct 2024: medicines.org.uk/emc, products 14975 and 9748',
  S13: 'Ozempic US label (FDA), section Description', // 60433359314
  S14: 'Novo Nordisk US, Ozempic Dispensing Quick Reference Guide, 7 Jun 2023, as published on scribd.com (668310487)',
  S15: 'openFDA, US drug code (NDC) 0169-4130, Ozempic, 25 Sep 2026',
  S16: 'Novo Nordisk US, Ozempic pen page: novomedlink.com',
  S17: 'Novo Nordisk Norway, how to store Ozempic (quotes SmPC 6.3 and 6.4): novonordisk.no',
  S18: 'Swiss product information (Fachinformation) 66604, Ozempic DualDose and FixDose: ch.oddb.org; compendium.ch, product 1425521',
  S19: 'Ozempic 1 mg, leaflet for professionals (Brazil), as published on docplayer.com.br (142881533)',
  S21: 'EMA labelling text of Saxenda, 10 Oct 2017, as published on rxed.eu',
  S22: 'Swiss product information (Fachinformation) 65899, Saxenda, changed 28 Jan 2026: ch.oddb.org, chapter kinetic',
  S23: 'EMA product information (SmPC) of Victoza, as published on docslib.org (12355831)',
  S24: 'openFDA, US drug code (NDC) 0169-4060, Victoza, 29 Sep 2026',
  S25: 'Pharmacy Times, Victoza ordering information: pharmacytimes.com',
  S26: 'Victoza US label (FDA), section Dosage and Administration, as published on 120ty.net and druglib.com', // 36037
  S27: 'openFDA, US drug codes (NDC): Teva 0480-3667, Lupin 70748-346, NorthStar 72603-745, Cipla 69097-920, Orbicular 81607-019, Sep and Oct 2026',
  S28: 'Trulicity, UK product information (SmPC), 16 Oct 2024: medicines.org.uk/emc, products 7482, 3634 and 11929; EMA product information (SmPC), as published on docslib.org (275161)',
  S29: 'openFDA, US drug code (NDC) 0002-3182, Trulicity, 29 Sep 2026',
  S31: 'Lilly, medical information 74386, a missed dose of Trulicity (quotes the SmPC): lillymedical.eu/en-gb',
  S32: 'Bydureon BCise US label, 4 May 2023, as quoted on drugs.com; manufacturer’s leaflet as published on nutraboost.info',
  S33: 'Lilly Australia, questions about Mounjaro: au.lilly.com/mounjaro/patient/faq',
  S34: 'Mounjaro KwikPen, UK leaflet, 13 Dec 2024: medicines.org.uk/emc, product 15486',
  S35: 'Farmacotherapeutisch Kompas, Netherlands (concentrations); Mounjaro product information (SmPC), sections 4.2 and 6.3; MIMS Hong Kong',
  S36: 'openFDA, US drug code (NDC) 54568-342, Eli Lilly Italia, cartridges of tirzepatide 12.5 mg in 0.6 mL, 2 Oct 2026',
  S37: 'Lilly UK, medical information 219072, how to use the Mounjaro KwikPen (modified and initial version): medical.lilly.com/uk',
  S39: 'openFDA, US drug codes (NDC) 0002-2457, Zepbound, 25 Sep 2026, and 50090-8022, Mounjaro, 8 Oct 2026; PNDC data set',
  S40: 'US labels of Zepbound and Mounjaro of 2026, as quoted in a US guide', // 60657164779
  S41: 'Mounjaro US label (FDA), in force from 29 Jul 2026, extract', // 63258534823
  S42: 'LillyDirect (Lilly’s US shop), prices as captured in Apr 2026 and later', // 54269318215 and 60686703076
  S47: 'EMA product information of Wegovy, section 4.2 (5 days, 3 days), as published on prescriberpoint and rxreasoner',
  S48: 'Web shop buymedi.shop, listings of Ozempic 0.5 mg and 1 mg (3 x 4 doses), Germany',
  S51: 'Saxenda leaflet on a missed dose, as quoted on boltpharmacy.co.uk and calendar-australia.com (we have not seen the leaflet itself)',
  S54: 'Rybelsus leaflet (3, 7 and 14 mg), UK: medicines.org.uk/emc, product 11507; European Commission, Community Register, Rybelsus product information (SmPC), Dec 2022: annex anx_157986',
  S55: 'Rybelsus dosing plan for the United Kingdom (UK21RYB00235, Nov 2021), packs of 30: rybelsus.info',
  S56: 'Rybelsus leaflet, EU (3, 7, 14, 25 and 50 mg), as published on oladoctor.com',
  S57: 'Rybelsus US label, 23 Dec 2022, as quoted on drugs.com: once daily; a missed dose is skipped',
  S58: 'MIMS Malaysia, Rybelsus dosage: once daily; a missed dose is skipped; packs of 30, 60 and 90 approved by NPRA',
  S59: 'Epocrates, Rybelsus R1 (3, 7, 14 mg) and R2 (1.5, 4, 9 mg), not interchangeable: epocrates.com',
  S60: 'openFDA, shortages and enforcement reports, Rybelsus 0169-4303 to 0169-4314 and 0169-4815, -4804, -4809, 20 Jun and 21 Oct 2026',
  S61: 'openFDA, US drug code (NDC) 0169-4415, Wegovy tablets 1.5 mg: 30 in a bottle, 30 Oct 2026',
  S62: 'US price guide of 2026 quoting the label: Wegovy tablets of 1.5, 4, 9 and 25 mg', // 60319087603
  S63: 'Wegovy tablets, UK product information (SmPC) of Jun 2026, as presented in training for pharmacists on 10 Jul 2026: 1.5, 4, 9 and 25 mg once daily; a missed dose is skipped', // 59199933848
  S64: 'Foundayo US label (FDA), set ID 8ac446c5-feba-474f-a103-23facb9b5c62, version 5, 1 Apr 2026; Lilly US, medical information 385318, tablets of 0.8, 2.5, 5.5, 9, 14.5 and 17.2 mg: medical.lilly.com/us',
  S65: 'openFDA, US drug code (NDC) 0002-4794, Foundayo: 30 in a bottle, 21 Aug 2026',
  S67: 'European Commission, Community Register, Ozempic product information (SmPC), Jun 2024, annex anx_162750_fr: 0.25 mg in 0.19 mL; 0.5 mg in 0.37 mL of a 1.5 mL pen, or in 0.74 mL of a 3 mL pen',
  S68: 'Online clinics: golighter.de, how to use Ozempic (Germany), four doses in each pen; zavamed.com/uk, a pen is once a week for four weeks',
};
