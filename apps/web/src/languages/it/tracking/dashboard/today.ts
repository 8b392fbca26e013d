import type { texts as english } from '../../../../features/tracking/dashboard/today/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays, countDoses, countPens, countWeighIns } from '../../data/pens.ts';
import { number, onDay } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  lastDays: 'Gli ultimi sette giorni',
  dose: 'dose',
  weighIn: 'pesata',
  nothing: 'nessuna registrazione',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dose',
  legendWeighIn: 'Pesata',

  weight: 'Peso',
  noWeight: 'Ancora nessun peso',
  inAMonth: (change) => `${change} in un mese`,
  weighedOn: (day) => onDay(day),
  weightToday: 'Peso di oggi',
  addWeight: 'Aggiungi',
  weightAdded: (weight) => `Hai aggiunto: ${weight}.`,
  weightLine: 'L’ultimo mese, media ponderata',

  symptoms: 'Sintomi di oggi',
  otherSymptoms: 'Altri sintomi',
  noneToday: 'Oggi nessuno',
  loggedToday: 'sintomo registrato oggi',
  howSevere: (symptom) => `${symptom}: quanto è forte?`,
  ofTen: (severity, most) => `${severity} su ${most}`,
  symptomLogged: (symptom, word) => `Hai registrato: ${symptom} (intensità ${word}).`,
  noneLogged: 'Hai registrato: oggi nessun sintomo.',

  steps: { 1: 'Manca un passo', 2: 'Mancano due passi', 3: 'Tre passi per iniziare' },
  stepsNote: 'Poi questa pagina mostra che cosa c’è da fare ogni giorno.',
  penNote: 'Con la tua penna qui, quando è ora di una dose basta un tocco.',
  stepDone: 'fatto',
  stepPen: 'Aggiungi la tua penna',
  stepDose: 'Registra la prima dose',
  stepWeight: 'Registra il tuo peso',
  hasPens: countPens,
  hasDoses: countDoses,
  hasWeights: countWeighIns,
  knowWhen: 'Sai già i giorni delle tue dosi?',
  makePlan: 'Crea un piano',
  otherApp: 'Vieni da un’altra app?',
  bringHistory: 'Porta qui i tuoi dati',

  lastDose: (pen) => `Resta una dose in ${pen}`,
  openUntil: (pen, day, days) => `Usa ${pen} entro ${onDay(day)} (in uso da ${countDays(days)})`,
  openTooLong: (pen, days, label) =>
    `${pen} è in uso da ${countDays(days)} (foglio illustrativo: ${number(label)})`,
  costMissing: (pen) => `Aggiungi il costo di ${pen}`,

  installTitle: 'Dosewise può diventare un’app di questo dispositivo',
  install: {
    button: 'Si apre dalla schermata Home o dal desktop, anche senza rete.',
    shareMenu:
      'Apri il menu Condividi e scegli “Aggiungi alla schermata Home”. Si apre senza rete, può inviarti notifiche e conserva ciò che non è ancora inviato; Safari lo dimentica dopo sette giorni senza una visita. Lì dovrai accedere di nuovo.',
    oldShareMenu:
      'In Safari, apri il menu Condividi e scegli “Aggiungi alla schermata Home”. Si apre senza rete e conserva ciò che non è ancora inviato; Safari lo dimentica dopo sette giorni senza una visita. Lì dovrai accedere di nuovo. Le notifiche richiedono iOS 16.4.',
  },
  installNow: 'Installa',
  noInstall: 'Non ora',
};
