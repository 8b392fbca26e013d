import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Pessoas · Dosewise',
  title: 'Pessoas',
  lead: 'Alguém em quem você confia pode ver seus registros, ou registrar por você. Qualquer um dos dois pode interromper isso a qualquer momento.',
  loginPrompt:
    'Entre na sua conta para ver quem pode ver seus registros e de quem você pode ver os registros.',
  invitedPrompt: 'Entre com o endereço que recebeu o convite; depois, você pode aceitar o convite.',
  loadFailed: 'Não foi possível carregar as pessoas.',

  caredBy: {
    title: 'Quem pode ver seus registros',
    none: 'Ninguém além de você vê seus registros.',
    invite: 'Convidar alguém',
    reminded: 'Recebe também meus lembretes por e-mail',
    remindedOf: (email) => `Recebe também meus lembretes por e-mail: ${email}`,
    remindFailed: 'Não foi possível fazer a alteração.',
    invited: 'Convite enviado. O link vale por 7 dias.',
  },
  caresFor: {
    title: 'De quem você pode ver os registros',
    none: 'Ninguém convidou você.',
    look: 'Mostrar registros',
    lookOf: (email) => `Mostrar registros de ${email}`,
  },
  roles: {
    sees: { name: 'Vê', hint: 'Vê seus registros, plano e relatório, e não altera nada.' },
    logs: {
      name: 'Vê e registra',
      hint: 'Também registra doses, pesagens, sintomas e medidas por você. Você vê quem registrou o quê.',
    },
  },
  noEnd: 'Sem data final',
  until: (day) => `Até ${day}`,

  ends: {
    carer: {
      name: 'Parar de compartilhar',
      of: (email) => `Parar de compartilhar com ${email}`,
      title: 'Parar de compartilhar agora?',
      question: (email) =>
        `${email} não poderá mais ver seus registros nem registrar por você. O que já foi registrado fica. Vocês dois recebem um aviso por e-mail.`,
      confirm: 'Sim, parar de compartilhar',
      failed: 'Não foi possível parar de compartilhar.',
    },
    invited: {
      name: 'Revogar',
      of: (email) => `Revogar o convite para ${email}`,
      title: 'Revogar o convite?',
      question: (email) => `O link enviado por e-mail para ${email} deixará de funcionar.`,
      confirm: 'Sim, revogar',
      failed: 'Não foi possível revogar o convite.',
    },
    cared: {
      name: 'Remover meu acesso',
      of: (email) => `Remover meu acesso aos registros de ${email}`,
      title: 'Remover seu acesso?',
      question: (email) =>
        `Você não poderá mais ver os registros de ${email} nem registrar por essa pessoa. O que você já registrou fica. Vocês dois recebem um aviso por e-mail.`,
      confirm: 'Sim, remover',
      failed: 'Não foi possível remover seu acesso.',
    },
  },

  dialog: {
    title: 'Convidar alguém',
    email: 'Endereço de e-mail',
    emailHint: 'A pessoa recebe um link por e-mail e precisa de uma conta com este endereço.',
    emailError: 'Digite um endereço de e-mail.',
    role: 'O que a pessoa pode fazer',
    until: 'Último dia',
    untilHint:
      'A pessoa pode ver seus registros até este dia, inclusive. Deixe vazio para não definir data final.',
    pastDay: 'Este dia já passou.',
    question: (email) =>
      email === ''
        ? 'Permitir que esta pessoa veja seus registros?'
        : `Permitir que ${email} veja seus registros?`,
    submit: 'Sim, convidar',
    failed: 'Não foi possível enviar o convite.',
    sent: (email) => `Convite enviado a ${email}. A pessoa recebe um link por e-mail.`,
  },

  invitation: {
    title: 'Você recebeu um convite',
    lead: 'Alguém quer que você veja seus registros, ou registre por essa pessoa. O e-mail diz quem é.',
    accept: 'Aceitar',
    later: 'Agora não',
    failed: 'Não foi possível aceitar o convite.',
    accepted: (email) => `Agora você pode ver os registros de ${email}.`,
  },

  acts: {
    title: 'O que outras pessoas fizeram',
    none: 'Ninguém além de você registrou nada no último ano.',
    did: {
      added: (email, what) => `${email} registrou: ${what}`,
      changed: (email, what) => `${email} alterou: ${what}`,
      deleted: (email, what) => `${email} excluiu: ${what}`,
    },
    when: (at, date) => `Feito em ${at}; referente a ${date}`,
    weighIn: (weight) => `pesagem de ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} de 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${mg} mg de ${medicine}`,
  },

  waiting: {
    title: 'Ainda não salvos para outras pessoas',
    lead: 'Você escreveu estes registros para outra pessoa, e eles estão guardados só neste aparelho.',
    kinds: {
      dose: 'Uma dose',
      weight: 'Uma pesagem',
      symptom: 'Um sintoma',
      measurement: 'Uma medida',
    },
    entry: (what, email) => `${what} para ${email}`,
    waits: 'Aguarda o envio.',
    tryAgain: 'Tentar de novo',
    discard: 'Descartar',
  },

  ended: {
    pageTitle: 'Sem acesso · Dosewise',
    title: (email) => `Você não pode mais ver os registros de ${email}`,
    lead: 'O compartilhamento foi encerrado, ou o último dia já passou. Você pode pedir outro convite.',
    mine: 'Mostrar meus próprios registros',
  },
  ofOwn: {
    pageTitle: 'Da sua própria conta · Dosewise',
    title: 'Esta página é sobre a sua própria conta',
    lead: (email) => `Você está vendo os registros de ${email}.`,
  },
};
