import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Personas · Dosewise',
  title: 'Personas',
  lead: 'Alguien de tu confianza puede ver tus registros, o registrar por ti. Cualquiera de las dos partes puede dejar de hacerlo en cualquier momento.',
  loginPrompt: 'Inicia sesión para ver quién puede ver tus registros y de quién puedes verlos tú.',
  invitedPrompt: 'Inicia sesión con la dirección invitada; después puedes aceptar la invitación.',
  loadFailed: 'No se pudieron cargar las personas.',

  caredBy: {
    title: 'Quién puede ver tus registros',
    none: 'Nadie ve tus registros aparte de ti.',
    invite: 'Invitar a alguien',
    reminded: 'También recibe mis recordatorios por correo',
    remindedOf: (email) => `También recibe mis recordatorios por correo: ${email}`,
    remindFailed: 'Esto no se pudo cambiar.',
    invited: 'Invitación enviada. El enlace sirve durante 7 días.',
  },
  caresFor: {
    title: 'De quién puedes ver los registros',
    none: 'Nadie te ha invitado.',
    look: 'Ver registros',
    lookOf: (email) => `Ver los registros de ${email}`,
  },
  roles: {
    sees: { name: 'Solo ver', hint: 'Ve tus registros, tu plan y tu informe, y no cambia nada.' },
    logs: {
      name: 'Ver y registrar',
      hint: 'También registra por ti dosis, pesajes, síntomas y medidas. Tú ves quién registró qué.',
    },
  },
  noEnd: 'Sin fecha final',
  until: (day) => `Hasta el ${day}`,

  ends: {
    carer: {
      name: 'Dejar de compartir',
      of: (email) => `Dejar de compartir con ${email}`,
      title: '¿Dejar de compartir ahora?',
      question: (email) =>
        `${email} ya no podrá ver tus registros ni registrar por ti. Lo que ya se registró se queda. Avisaremos por correo a ambas partes.`,
      confirm: 'Sí, dejar de compartir',
      failed: 'No se pudo dejar de compartir.',
    },
    invited: {
      name: 'Revocar',
      of: (email) => `Revocar la invitación a ${email}`,
      title: '¿Revocar la invitación?',
      question: (email) => `El enlace que recibió ${email} por correo dejará de funcionar.`,
      confirm: 'Sí, revocarla',
      failed: 'No se pudo revocar la invitación.',
    },
    cared: {
      name: 'Quitar mi acceso',
      of: (email) => `Quitar mi acceso a los registros de ${email}`,
      title: '¿Quitar tu acceso?',
      question: (email) =>
        `Ya no podrás ver los registros de ${email} ni registrar por esa persona. Lo que ya registraste se queda. Avisaremos por correo a ambas partes.`,
      confirm: 'Sí, quitarlo',
      failed: 'No se pudo quitar tu acceso.',
    },
  },

  dialog: {
    title: 'Invitar a alguien',
    email: 'Dirección de correo',
    emailHint: 'Recibe un enlace por correo y necesita una cuenta con esta dirección.',
    emailError: 'Escribe una dirección de correo.',
    role: 'Qué puede hacer',
    until: 'Último día',
    untilHint:
      'Puede ver tus registros hasta este día incluido. Déjalo vacío para que no haya fecha final.',
    pastDay: 'Este día ya pasó.',
    question: (email) => `¿Quieres que ${email === '' ? 'esta persona' : email} vea tus registros?`,
    submit: 'Sí, invitar',
    failed: 'No se pudo enviar la invitación.',
    sent: (email) => `Invitación enviada a ${email}. Recibe un enlace por correo.`,
  },

  invitation: {
    title: 'Tienes una invitación',
    lead: 'Alguien quiere que veas sus registros, o que registres por esa persona. El correo dice quién.',
    accept: 'Aceptar',
    later: 'Ahora no',
    failed: 'No se pudo aceptar la invitación.',
    accepted: (email) => `Ahora puedes ver los registros de ${email}.`,
  },

  acts: {
    title: 'Qué han hecho otras personas',
    none: 'En el último año, nadie aparte de ti ha registrado nada.',
    did: {
      added: (email, what) => `${email} registró: ${what}`,
      changed: (email, what) => `${email} cambió: ${what}`,
      deleted: (email, what) => `${email} eliminó: ${what}`,
    },
    when: (at, date) => `Hecho: ${at}, para: ${date}`,
    weighIn: (weight) => `un pesaje de ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} de 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${number(mg)} mg de ${medicine}`,
  },

  waiting: {
    title: 'Sin guardar para otras personas',
    lead: 'Has escrito esto para otra persona, y solo está guardado en este dispositivo.',
    kinds: {
      dose: 'Una dosis',
      weight: 'Un pesaje',
      symptom: 'Un síntoma',
      measurement: 'Una medida',
    },
    entry: (what, email) => `${what} para ${email}`,
    waits: 'Aún sin enviar.',
    tryAgain: 'Intentar de nuevo',
    discard: 'Descartar',
  },

  ended: {
    pageTitle: 'Sin acceso · Dosewise',
    title: (email) => `Ya no puedes ver los registros de ${email}`,
    lead: 'Se dejaron de compartir, o ya pasó el último día. Puedes pedir otra invitación.',
    mine: 'Ver mis propios registros',
  },
  ofOwn: {
    pageTitle: 'De tu propia cuenta · Dosewise',
    title: 'Esta página trata de tu propia cuenta',
    lead: (email) => `Estás viendo los registros de ${email}.`,
  },
};
