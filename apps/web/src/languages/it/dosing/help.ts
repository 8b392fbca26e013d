import { LABELLED_CLICKS, REFERENCE_RATES, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/dosing/help/texts.ts';
import type { Words } from '../../words.ts';
import { countClicks, countDays, countDoses, countUnits } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

const { clicksPerDose, mlPerDose, dosesPerPen } = WEEKLY_PEN;

/** The days on which facts of the maker and of costs, those of labels, and those of storage were read. */
const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australia, domande su Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australia, come conservare Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, informazioni sul prodotto di Mounjaro, paragrafo 6.3';
const MODIFIED_PEN =
  'Lilly UK, informazione medica 219072: la KwikPen, versione modificata e iniziale';

const hours = (count: number) => plural(count, { one: '# ora', other: '# ore' });

export const texts: Words<typeof english> = {
  pageTitle: 'Aiuto · Dosewise',
  title: 'Aiuto',
  description:
    'Risposte brevi sulle penne per iniezione: scatti, preparazione, dosi dimenticate, viaggi e conservazione, con le fonti.',
  lead: 'Risposte brevi. Che cosa iniettare o prendere, e quando, riguarda te e il medico che te lo prescrive.',
  topics: {
    click: {
      answer: [
        `La manopola della dose di una KwikPen fa ${countClicks(clicksPerDose)} per una dose completa di ${number(mlPerDose)} mL. Quindi ogni scatto è ${number(mlPerDose / clicksPerDose)} mL, e metà degli scatti è metà della dose.`,
        'Nessun foglio illustrativo lo dice: lì si gira la manopola finché nella finestrella compare 1. Contare gli scatti è aritmetica, e il risultato è esatto quanto lo è la penna.',
        'Per altre penne non è stato trovato un numero affidabile. Conta gli scatti di una dose completa sulla tua penna, oppure lasciali stare e registra dosi intere.',
      ],
      sources: [
        AU_FAQ,
        'Scatti di una dose completa: pagine di farmacie, in nessun foglio illustrativo',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calcolatore' },
    },
    priming: {
      answer: [
        'Le istruzioni della KwikPen chiedono di prepararla prima di ogni iniezione: un ago nuovo, 2 scatti, l’ago verso l’alto, finché si vedono delle gocce.',
        `Una KwikPen da 3 mL contiene ${countDoses(dosesPerPen)} da ${number(mlPerDose)} mL e altro liquido per la preparazione. Quindi la preparazione non toglie nulla ai ${countClicks(LABELLED_CLICKS)} contati qui, e non si registra.`,
        `Se uno scatto è ${number(0.01)} mL, preparare la penna una volta consuma ${number(0.02)} mL e quattro volte ${number(0.08)} mL. Una penna preparata molto più spesso, per esempio otto volte, può esaurire il liquido previsto per questo e bloccarsi.`,
        'La KwikPen del 2026 ha una cartuccia più piccola. Quanto liquido serva per la preparazione non risulta da nessuna fonte.',
      ],
      sources: [
        AU_FAQ,
        'Le istruzioni per l’uso riportate su thecarepharmacy.com',
        'apotheke-adhoc.de, sulla preparazione ripetuta',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.pens, label: 'Penne' },
    },
    units: {
      answer: [
        `Una siringa U-100 ha 100 unità in 1 mL, quindi un’unità è ${number(0.01)} mL. Un’unità dice quanto liquido è, non quanto medicinale.`,
        'Con un altro flaconcino gli stessi mg possono essere un altro numero di unità. Leggi i mg e i mL sul tuo flaconcino, e scegli quel flaconcino nel calcolatore.',
      ],
      sources: [
        'ISO 8537: 100 unità sono 1 mL',
        'I fogli illustrativi di Zepbound e Mounjaro del 2026, citati in una guida USA (id 60657164779)',
        'FDA, estratto del foglio illustrativo di Mounjaro, in vigore dal 29 lug 2026 (id 63258534823)',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calcolatore' },
    },
    'golden-dose': {
      answer: [
        'Alcune persone aspirano ciò che resta in una KwikPen dopo le sue quattro dosi e lo chiamano Golden Dose. Il produttore non l’ha approvata e chiede di non iniettare ciò che resta.',
        'Quanto resta non si sa, quindi la dose può essere più piccola o più grande di quanto sembra. Aspirarla con una siringa può far entrare dei germi. Il limite di 30 giorni dopo il primo utilizzo, indicato nel foglio illustrativo, resta.',
        'Secondo quanto riferito, la KwikPen del 2026 non lascia nulla che si possa aspirare.',
        'Dosewise può registrarne una se lo consenti. Non la propone.',
      ],
      sources: [
        'Lilly Germania, informazione medica 227148',
        'Lilly UK e National Pharmacy Association, citate a novembre 2025',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose in Impostazioni' },
    },
    'missed-dose': {
      answer: [
        'I fogli illustrativi sono diversi tra loro, e alcuni non dicono nulla. La tabella riporta ciò che è stato trovato; vale il foglio illustrativo nella tua confezione. In caso di dubbio chiedi al medico che te lo prescrive o in farmacia.',
        'Il Piano segna una dose come mancata quando è passato il tempo indicato dal suo foglio illustrativo. Se nessun foglio ne indica uno, vale la metà dei giorni tra due dosi.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Piano' },
    },
    travelling: {
      answer: [
        'Il tuo piano, i tuoi giorni e i tuoi promemoria seguono il fuso orario delle impostazioni, non quello del telefono. Una dose programmata per le 08:00 resta alle 08:00 di quel fuso.',
        'Se cambi il fuso orario in Impostazioni, la dose è alle 08:00 di quello nuovo. Ciò che hai registrato mantiene il suo momento; gli elenchi lo mostrano con l’ora del dispositivo che hai in mano.',
        'Il foglio illustrativo di tirzepatide (Mounjaro, Zepbound) permette di cambiare il giorno della settimana se tra due dosi passano almeno 3 giorni (72 ore). La tabella delle dosi mancate riporta che cosa dicono altri fogli.',
        'Dove non c’è un frigorifero, il produttore permette che una KwikPen di Mounjaro resti sotto i 30 °C per 30 giorni in tutto. Prima di un viaggio all’estero chiede di avvisare il medico o la farmacia: può servirti una lettera su ciò che porti con te, e là potresti non trovare il medicinale.',
      ],
      sources: [AU_FAQ, 'EMA, informazioni sul prodotto di Mounjaro, paragrafo 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Fuso orario in Impostazioni' },
    },
    curve: {
      answer: [
        'È una stima di quanto medicinale c’è nel sangue, dalle dosi che hai registrato e dalla persona media degli studi pubblicati. Nessuno l’ha misurato su di te. Non serve per decidere una dose.',
        'Una dose viene assorbita da sotto la pelle, si sposta tra sangue e tessuti e viene eliminata, ogni volta alla velocità trovata dallo studio. Per tirzepatide e semaglutide le velocità sono adattate al tuo ultimo peso. Ciò che ogni dose lascia ancora viene sommato. Tra alto e basso ci sono 9 persone su 10.',
        'Per tirzepatide si può scegliere un calcolo più semplice; dà valori più bassi di circa il 20%. Liraglutide è una forma senza numeri. Per compresse, dulaglutide ed exenatide non è stato trovato un modello affidabile, quindi non viene disegnato nulla.',
        'Sotto la curva ci sono tutti i numeri con le loro fonti, e ciò che non dicono.',
      ],
      sources: [
        'Tirzepatide: Schneck e Urva 2024, doi 10.1002/psp4.13099',
        'Semaglutide: Overgaard e altri 2019, doi 10.1007/s13300-019-0581-y',
        'Liraglutide: Overgaard e altri 2016, doi 10.1007/s40262-016-0410-7',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.pkCurve, label: 'Livello nel sangue' },
    },
    figures: {
      answer: [
        'Una dose in mg sono gli scatti che hai girato, divisi per gli scatti di una dose intera e moltiplicati per i mg che contiene. Con le unità di un flaconcino è lo stesso; compresse e penne monodose si contano.',
        'Quanto hai pagato per una dose è il prezzo della penna, in proporzione alla parte che la dose ne ha consumato. Una Golden Dose non aggiunge nulla.',
        'Lo standard è il prezzo di listino di una penna nel tuo Paese nel giorno della dose, del dosaggio più vicino, diviso per le dosi di una penna. Il tuo risparmio è lo standard meno quanto hai pagato. Se un prezzo non è noto, la pagina dice quale è stato usato al suo posto, o che la dose non è contata.',
        `I costi al mese sono ${number(WEEKS_PER_MONTH)} volte quelli alla settimana. Se una valuta è stata convertita, la pagina indica il cambio, il suo giorno e chi l’ha pubblicato.`,
        'La tendenza del tuo peso è la retta più vicina alle pesate delle 8 settimane prima dell’ultima.',
      ],
      sources: [
        `Tassi di cambio, se il tuo server non ne ha di più recenti: ${REFERENCE_RATES.source}, tabella del 17 ott 2025`,
        'Prezzi di listino: come li mostra Impostazioni, con il giorno da cui valgono',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.costSavings, label: 'Risparmio' },
    },
    where: {
      answer: [
        'Esporta ti dà tutto in file, in qualsiasi momento. Impostazioni elimina un account con tutto ciò che contiene; il menu elimina ciò che è solo in questo browser.',
        'Le pagine di amministrazione di un server mostrano quante dosi ci sono, non di chi. Il suo database e i suoi backup contengono tutto, quindi chi lo gestisce può leggerlo. Le statistiche d’uso si raccolgono solo dove il server lo fa e tu hai detto di sì.',
      ],
      sources: ['Dosewise stesso: il suo programma e i suoi documenti'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Esporta' },
    },
    storing: {
      answer: [
        'Quando una penna è in uso, il suo foglio illustrativo indica per quanti giorni si può usare, anche se dentro resta qualcosa. I giorni sono nella tabella; Penne mostra l’ultimo giorno di ognuna delle tue.',
        'Il produttore di Mounjaro chiede di mettere subito penne, aghi e siringhe usati in un contenitore per taglienti o in un altro contenitore rigido che non si possa forare, fuori dalla portata dei bambini e non nei rifiuti domestici. Chiedi in farmacia chi lo ritira.',
        'Una penna di Mounjaro caduta su una superficie dura non si usa più. Una penna è per una sola persona, un ago per una sola iniezione.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Penne' },
    },
  },
  sources: 'Fonti',
  manySources: (count) => plural(count, { one: '# fonte', other: '# fonti' }),
  readOn: (days) => `Consultazione: ${days}.`,
  licences: 'Licenze del software in questa app',

  pictures: {
    click: (clicks, all) => `Manopola girata di ${countClicks(clicks)} su ${number(all)}.`,
    priming: 'Le quattro dosi. Tratteggiato: il liquido per la preparazione.',
    units: (units, mg, ml) => `${countUnits(units)}: ${number(mg)} mg in ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Flaconcino monodose',
      'tirzepatide-multi-dose-vial-us': 'Flaconcino multidose',
    },
    golden: 'Le quattro dosi sono usate. Tratteggiato: nessuno sa quanto resta.',
    missed: (days) =>
      `Fogli illustrativi di Mounjaro e Zepbound: una dose mancata va presa entro ${countDays(days)}. Dopo va saltata, e la successiva va presa nel giorno abituale.`,
    planned: 'Programmata',
    next: 'Prossima dose',
    travelling: 'Nello stesso momento: 08:00 a Londra, 03:00 a New York.',
    curve:
      'Sei dosi uguali a una settimana di distanza nella persona media. Punteggiato: alto e basso.',
    where: 'Il tuo browser, il server e i suoi backup. Senza account c’è solo il browser.',
  },
  dose: 'Il calcolo di una dose',
  clicks: 'scatti',
  ofDose: 'scatti di una dose intera',
  inDose: 'in una dose intera',
  givenBy: 'dose',
  cost: 'Il calcolo del costo di una dose',
  ofPen: 'scatti della penna',
  price: 'prezzo della penna',
  paid: 'costo della dose',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperature, secondo il foglio illustrativo di Mounjaro',
  temperatures: {
    tooWarm: { range: 'Sopra 30 °C', what: 'Troppo caldo' },
    warm: {
      range: 'Fino a 30 °C',
      what: 'Solo per i giorni indicati nel foglio illustrativo, al riparo dalla luce',
    },
    cold: {
      range: 'Da 2 a 8 °C',
      what: 'In frigorifero, nella sua confezione, fino all’uso',
    },
    frozen: { range: 'Congelata', what: 'Mai' },
  },

  days: countDays,
  daysAndHours: (count) =>
    count % 24 === 0 ? `${countDays(count / 24)} (${number(count)}\u00a0h)` : hours(count),
  missed: {
    caption: 'Dosi mancate secondo il foglio illustrativo',
    label: 'Foglio illustrativo',
    take: 'Si può ancora prendere entro',
    gap: 'Almeno tra due dosi',
    notStated: 'Non trovato',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic in Europa e Brasile',
      ozempicUs: 'Ozempic negli Stati Uniti',
      wegovyElsewhere: 'Penne Wegovy fuori dagli Stati Uniti',
      wegovyUs: 'Penne Wegovy negli Stati Uniti',
      saxenda: 'Saxenda',
      victoza: 'Victoza',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy compresse',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Si salta; la prossima come da piano',
      dayLater: 'Si salta; la prossima il giorno dopo',
    },
  },
  inUse: {
    caption: 'Giorni in uso secondo il foglio illustrativo',
    label: 'Foglio illustrativo',
    days: 'Dopo il primo utilizzo',
    labels: {
      mounjaro: 'KwikPen di Mounjaro e Zepbound',
      ozempicElsewhere: 'Ozempic fuori dagli Stati Uniti',
      ozempicUs: 'Ozempic negli Stati Uniti',
      wegovyElsewhere: 'Wegovy FlexTouch fuori dagli Stati Uniti',
      wegovyUs: 'Wegovy FlexTouch negli Stati Uniti',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Che cosa è conservato e dove',
    place: 'Luogo',
    what: 'Che cosa c’è',
    who: 'Chi lo vede',
    rows: {
      server: {
        place: 'Con un account: il server',
        what: 'Il tuo account, penne, dosi, pesi, sintomi, piano e impostazioni.',
        who: 'Tu, chi gestisce il server, le persone che hai invitato, e chiunque abbia un link, un indirizzo del calendario o un token creato da te, finché non lo revochi.',
      },
      browser: {
        place: 'Con un account: questo browser',
        what: 'Ciò che hai guardato per ultimo, da leggere senza rete, e le voci in attesa di invio. Sparisce quando esci.',
        who: 'Chiunque apra questo browser mentre il tuo accesso è attivo.',
      },
      backups: {
        place: 'I backup del server',
        what: 'Tutto ciò che il server aveva in quel giorno, ma senza link, token e passkey. Se chi lo gestisce non ha scelto altro, se ne fa uno al giorno e si tengono gli ultimi sette: ciò che elimini vi resta per quel tempo. Quello fatto prima di un aggiornamento resta fino al successivo.',
        who: 'Chi gestisce il server.',
      },
      'only-here': {
        place: 'Senza account: solo questo browser',
        what: 'Tutto. Non c’è altro backup che le copie che salvi tu.',
        who: 'Chiunque apra questo browser.',
      },
    },
  },
};
