import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number, untilDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Persone · Dosewise',
  title: 'Persone',
  lead: 'Una persona di cui ti fidi può vedere i tuoi dati, o registrare per te. Ognuna delle due parti può interrompere la condivisione in qualsiasi momento.',
  loginPrompt: 'Accedi per vedere chi può vedere i tuoi dati, e di chi puoi vedere i dati.',
  invitedPrompt: 'Accedi con l’indirizzo che è stato invitato, poi puoi accettare l’invito.',
  loadFailed: 'Non è stato possibile caricare le persone.',

  caredBy: {
    title: 'Chi può vedere i tuoi dati',
    none: 'Solo tu vedi i tuoi dati.',
    invite: 'Invita qualcuno',
    reminded: 'Riceve anche i miei promemoria per email',
    remindedOf: (email) => `Riceve anche i miei promemoria per email: ${email}`,
    remindFailed: 'Modifica non riuscita.',
    invited: 'Invito inviato. Il link funziona per 7 giorni.',
  },
  caresFor: {
    title: 'Di chi puoi vedere i dati',
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

  ends: {
    carer: {
      name: 'Interrompi la condivisione',
      of: (email) => `Interrompi la condivisione con ${email}`,
      title: 'Interrompere ora la condivisione?',
      question: (email) =>
        `${email} non potrà più vedere i tuoi dati né registrare per te. Ciò che è già stato registrato resta. Entrambe le parti ricevono un’email.`,
      confirm: 'Sì, interrompi',
      failed: 'Non è stato possibile interrompere la condivisione.',
    },
    invited: {
      name: 'Revoca',
      of: (email) => `Revoca l’invito a ${email}`,
      title: 'Revocare l’invito?',
      question: (email) => `Il link inviato per email a ${email} non funzionerà più.`,
      confirm: 'Sì, revoca',
      failed: 'Non è stato possibile revocare l’invito.',
    },
    cared: {
      name: 'Rimuovi il mio accesso',
      of: (email) => `Rimuovi il mio accesso ai dati di ${email}`,
      title: 'Rimuovere il tuo accesso?',
      question: (email) =>
        `Non potrai più vedere i dati di ${email} né registrare per suo conto. Ciò che hai già registrato resta. Entrambe le parti ricevono un’email.`,
      confirm: 'Sì, rimuovi',
      failed: 'Non è stato possibile rimuovere il tuo accesso.',
    },
  },

  dialog: {
    title: 'Invita qualcuno',
    email: 'Indirizzo email',
    emailHint: 'Riceve un link per email, e ha bisogno di un account con questo indirizzo.',
    emailError: 'Inserisci un indirizzo email.',
    role: 'Che cosa può fare',
    until: 'Ultimo giorno',
    untilHint:
      'Può vedere i tuoi dati fino a questo giorno compreso. Lascia vuoto per non fissare una scadenza.',
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
    accepted: (email) => `Ora puoi vedere i dati di ${email}.`,
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
    lead: 'La condivisione è stata interrotta, o il suo ultimo giorno è passato. Puoi chiedere un altro invito.',
    mine: 'Mostra i miei dati',
  },
  ofOwn: {
    pageTitle: 'Il tuo account · Dosewise',
    title: 'Questa pagina riguarda il tuo account',
    lead: (email) => `Stai guardando i dati di ${email}.`,
  },
};
