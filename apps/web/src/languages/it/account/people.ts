import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number, untilDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Persone · Dosewise',
  title: 'Persone',
  lead: 'Una persona di cui ti fidi può vedere i tuoi dati, o registrare per te. Ognuna delle due parti può smettere in qualsiasi momento.',
  loginPrompt: 'Accedi per vedere chi ti assiste, e chi assisti tu.',
  invitedPrompt: 'Accedi con l’indirizzo che è stato invitato, poi puoi accettare l’invito.',
  loadFailed: 'Non è stato possibile caricare le persone.',

  caredBy: {
    title: 'Chi ti assiste',
    none: 'Solo tu vedi i tuoi dati.',
    invite: 'Invita qualcuno',
    reminded: 'Riceve anche i miei promemoria per email',
    remindedOf: (email) => `Riceve anche i miei promemoria per email: ${email}`,
    remindFailed: 'Modifica non riuscita.',
    invited: 'Invito inviato. Il link funziona per 7 giorni.',
  },
  caresFor: {
    title: 'Chi assisti tu',
    none: 'Nessuno ti ha inviato un invito.',
    look: 'Mostra dati',
    lookOf: (email) => `Mostra dati di ${email}`,
  },
  roles: {
    sees: { name: 'Vede', hint: 'Vede i tuoi dati, il piano e il resoconto, e non cambia nulla.' },
    logs: {
      name: 'Vede e registra',
      hint: 'Registra anche dosi, pesate, sintomi e misure per te. Vedi chi ha registrato che cosa.',
    },
  },
  noEnd: 'Senza scadenza',
  until: (day) => `Fino ${untilDay(day)}`,

  end: 'Termina',
  endOf: (email) => `Termina con ${email}`,
  endTitle: 'Terminare ora?',
  endCarer: (email) =>
    `Da quel momento ${email} non vede e non registra più nulla di tuo. Ciò che è stato registrato resta. Entrambe le parti ricevono un’email.`,
  endInvited: (email) => `L’invito a ${email} non funzionerà più.`,
  endCared: (email) =>
    `Da quel momento non vedi e non registri più nulla di ${email}. Ciò che hai registrato resta. Entrambe le parti ricevono un’email.`,
  confirmEnd: 'Sì, termina',
  endFailed: 'Non è stato possibile terminare.',

  dialog: {
    title: 'Invita qualcuno',
    email: 'Indirizzo email',
    emailHint: 'Riceve un link per email, e ha bisogno di un account con questo indirizzo.',
    emailError: 'Inserisci un indirizzo email.',
    role: 'Che cosa può fare',
    until: 'Ultimo giorno',
    untilHint:
      'Può vedere i tuoi dati fino a questo giorno compreso. Se lo lasci vuoto: finché una delle due parti non smette.',
    pastDay: 'Questo giorno è già passato.',
    question: (email) =>
      email === ''
        ? 'Vuoi che questa persona veda i tuoi dati?'
        : `Vuoi che ${email} veda i tuoi dati?`,
    submit: 'Sì, invita',
    failed: 'Non è stato possibile inviare l’invito.',
    sent: (email) => `Invito inviato a ${email}: il link arriva per email.`,
  },

  invitation: {
    title: 'Hai un invito',
    lead: 'Qualcuno vuole che tu veda i suoi dati, o che registri per suo conto. L’email dice chi.',
    accept: 'Accetta',
    later: 'Non ora',
    failed: 'Non è stato possibile accettare l’invito.',
    accepted: (email) => `Ora assisti ${email}.`,
  },

  acts: {
    title: 'Che cosa hanno fatto gli altri',
    none: 'Nell’ultimo anno solo tu hai registrato qualcosa.',
    did: {
      added: (email, what) => `${email} ha registrato ${what}`,
      changed: (email, what) => `${email} ha modificato ${what}`,
      deleted: (email, what) => `${email} ha eliminato ${what}`,
    },
    when: (at, date) => `Azione: ${at}. Voce: ${date}`,
    weighIn: (weight) => `una pesata di ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} su 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${number(mg)} mg di ${medicine}`,
  },

  waiting: {
    title: 'Non salvato per altre persone',
    lead: 'Hai scritto queste voci per un’altra persona, e sono solo su questo dispositivo.',
    kinds: {
      dose: 'Una dose',
      weight: 'Una pesata',
      symptom: 'Un sintomo',
      measurement: 'Una misura',
    },
    entry: (what, email) => `${what} per ${email}`,
    waits: 'In attesa di invio.',
    tryAgain: 'Riprova',
    discard: 'Scarta',
  },

  ended: {
    pageTitle: 'Accesso terminato · Dosewise',
    title: (email) => `Non puoi più vedere i dati di ${email}`,
    lead: 'L’accesso è stato tolto, o il suo ultimo giorno è passato. Puoi chiedere un altro invito.',
    mine: 'Mostra i miei dati',
  },
  ofOwn: {
    pageTitle: 'Il tuo account · Dosewise',
    title: 'Questa pagina riguarda il tuo account',
    lead: (email) => `Stai guardando i dati di ${email}.`,
  },
};
