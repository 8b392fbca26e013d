import { PATHS } from '../../data/navigation/paths.ts';
import type { texts as authEnglish } from '../../features/account/auth/texts.ts';
import type { texts as confirmEmailEnglish } from '../../features/account/confirm-email/texts.ts';
import type { texts as confirmSessionEnglish } from '../../features/account/confirm-session/texts.ts';
import type { texts as passwordLinkEnglish } from '../../features/account/password-link/texts.ts';
import type { texts as peopleEnglish } from '../../features/account/people/texts.ts';
import type { texts as settingsRemindersEnglish } from '../../features/account/settings/reminders/texts.ts';
import type { texts as settingsSecurityPhoneEnglish } from '../../features/account/settings/security/phone/texts.ts';
import type { texts as settingsSecurityEnglish } from '../../features/account/settings/security/texts.ts';
import type { texts as settingsEnglish } from '../../features/account/settings/texts.ts';
import type { texts as settingsWebhooksEnglish } from '../../features/account/settings/webhooks/texts.ts';
import type { texts as setupEnglish } from '../../features/account/setup/texts.ts';
import type { texts as unsubscribeEnglish } from '../../features/account/unsubscribe/texts.ts';
import type { Words } from '../words.ts';
import { atTime, number, plural, sentence } from './grammar.ts';

export const authTexts: Words<typeof authEnglish> = {
  checking: 'Verificando se há uma sessão aberta…',
  modes: {
    login: {
      pageTitle: 'Entrar · Dosewise',
      title: 'Que bom ver você de novo',
      lead: 'Entre para registrar doses e ver suas canetas.',
      submit: 'Entrar',
      question: 'Primeira vez aqui?',
      other: 'Criar uma conta',
    },
    register: {
      pageTitle: 'Criar conta · Dosewise',
      title: 'Criar conta',
      lead: 'Grátis, e seus dados continuam seus.',
      submit: 'Criar conta',
      question: 'Já tem uma conta?',
      other: 'Entrar',
    },
  },
  byInvitation: {
    title: 'As contas aqui são só por convite',
    hint: 'Peça um link a quem administra este servidor.',
  },
  closed: {
    title: 'Este servidor não aceita novas contas',
    hint: 'Você pode usar a calculadora sem conta.',
  },
  bringsRecords:
    'Os registros deste navegador serão copiados para sua conta. Eles ficam aqui até que você decida excluí-los.',
  email: 'E-mail',
  confirmPassword: 'Confirmar senha',
  repeatedPassword: 'Senha repetida',
  withPasskey: 'Entrar com chave de acesso',
  noPasskey: 'Nenhuma chave de acesso foi usada. Entre de outra forma, ou tente de novo.',
  withOidc: (name) => `Entrar com ${name}`,
  thatPlace: 'o serviço de login',
  finishing: 'Entrando na sua conta…',
  secondFactorLead: 'Só mais um passo: digite o código do seu app autenticador.',
  noPasswordLead: 'Aqui não é possível entrar com uma senha.',
  confirmed: 'Confirmado. Por dez minutos, você não precisará confirmar de novo.',
  linked: (name) => `Vinculado. Agora você pode entrar com ${name}.`,
  goOn: 'Continuar',
  oidcErrors: {
    denied: (name) => `Você não entrou com ${name}. Você pode tentar de novo.`,
    expired: () => 'Este login demorou demais ou já foi usado. Comece de novo.',
    forged: () =>
      'Este login não foi iniciado neste navegador, ou os cookies estão bloqueados. Comece de novo.',
    unreachable: (name) => `Não há conexão com ${name} no momento. Tente de novo mais tarde.`,
    refused: (name) =>
      `Este servidor não é reconhecido por ${name}. Peça a quem o administra que verifique as configurações dos dois lados.`,
    clock: (name) =>
      `Os relógios de ${name} e deste servidor estão diferentes demais. Peça a quem administra este servidor que os acerte.`,
    failed: (name) => `Não foi possível verificar o que ${name} respondeu. Tente de novo.`,
  },
  forgot: 'Esqueceu sua senha?',
  loginFailed: 'Não foi possível entrar',
  registrationFailed: 'Não foi possível criar a conta',
  failed: 'Ocorreu um erro',

  country: 'País',
  countryHint: 'Define preços e unidades.',
  chooseCountry: 'Escolha seu país',
  chooseCountryError: 'Escolha seu país.',
  otherCountry: 'Outro país',
  countryName: 'Nome do país',
  countryNameError: 'Digite o nome do seu país, com 2 a 60 caracteres.',
  currency: 'Moeda',
  chooseCurrency: 'Escolha sua moeda',
  chooseCurrencyError: 'Escolha sua moeda.',
  news: 'Quero receber novidades',
  newsHint: 'Por e-mail, até você cancelar.',
};

export const confirmEmailTexts: Words<typeof confirmEmailEnglish> = {
  pageTitle: 'Novo endereço de e-mail · Dosewise',
  title: 'Usar este endereço?',
  lead: 'Usar este endereço de e-mail na sua conta? Depois da alteração, você entrará com ele. Enviaremos um aviso ao endereço antigo.',
  submit: 'Usar este endereço',
  failed: 'Não foi possível alterar o endereço. Tente de novo.',
  done: 'Seu endereço foi alterado',
  doneHint: (email) => `Entre com ${email} a partir de agora.`,
  toDashboard: 'Ir para o seu painel',
  logIn: 'Entrar',
  dead: 'Este link não funciona mais',
  deadHint: 'Ele pode ser usado uma vez, em até uma hora. Peça outro na página Segurança.',
  toSecurity: 'Ir para Segurança',
};

export const confirmSessionTexts: Words<typeof confirmSessionEnglish> = {
  title: 'Confirme que é você',
  lead: 'Esta alteração daria acesso à sua conta a uma pessoa, um app ou um aparelho. Depois que você confirmar, continuaremos.',
  password: 'Sua senha',
  code: 'Código do seu app autenticador',
  codeHint: 'Ou um dos seus códigos de recuperação.',
  enterCode: 'Digite um código.',
  confirm: 'Confirmar',
  usePassword: 'Usar a senha',
  useCode: 'Usar um código',
  byPasskey: 'Usar uma chave de acesso',
  byOidc: (name) => `Entrar de novo com ${name}`,
  oidcHint: 'Você sairá desta página. O que você não salvou aqui será perdido.',
  usePasskey: 'Usar uma chave de acesso',
  noPasskey: 'Nenhuma chave de acesso foi usada. Tente de novo, ou confirme de outra forma.',
  failed: 'Não foi possível confirmar. Tente de novo.',
};

export const passwordLinkTexts: Words<typeof passwordLinkEnglish> = {
  pageTitle: 'Esqueci minha senha · Dosewise',
  title: 'Esqueceu sua senha?',
  lead: 'Digite seu e-mail e enviaremos um link para escolher uma nova senha.',
  noMail: 'Peça a quem o administra um link para escolher uma nova senha.',
  email: 'E-mail',
  send: 'Enviar o link',
  sendAgain: 'Enviar o link de novo',
  sent: 'Se este endereço tiver uma conta, um link está a caminho.',
  sentHint: 'Ele vale por uma hora. Veja também a pasta de spam.',
  sendFailed: 'Não foi possível enviar o link.',
  backToLogin: 'Voltar ao login',

  newPageTitle: 'Nova senha · Dosewise',
  choose: 'Escolha uma nova senha',
  chooseHint:
    'Uma nova senha encerra a sessão em todos os aparelhos e encerra o compartilhamento com todas as pessoas que podem ver seus registros. Ela também revoga os tokens de API, os relatórios compartilhados, os webhooks, os convites pendentes, o endereço de calendário e o endereço do ntfy.',
  save: 'Salvar e entrar',
  saveFailed: 'Não foi possível alterar a senha.',
  changed: 'Sua senha foi alterada, e você já está na sua conta.',
  changedOnly: 'Sua senha foi alterada. Entre com ela.',
  dead: 'Este link não funciona mais',
  deadHint: 'Ele venceu, já foi usado ou está incompleto. Nada foi alterado agora.',
  askAgain: 'Pedir um novo link',
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  pageTitle: 'Pessoas · Dosewise',
  title: 'Pessoas',
  lead: 'Alguém em quem você confia pode ver seus registros, ou registrar por você. Qualquer uma das duas pessoas pode encerrar isso a qualquer momento.',
  loginPrompt: 'Entre na sua conta para ver com quem você compartilha registros.',
  loadFailed: 'Não foi possível carregar as pessoas.',

  caredBy: {
    title: 'Quem pode ver seus registros',
    none: 'Você não compartilha seus registros com ninguém.',
    invite: 'Convidar alguém',
    reminded: 'Recebe também meus lembretes por e-mail',
    remindedOf: (email) => `Recebe também meus lembretes por e-mail: ${email}`,
    remindFailed: 'Não foi possível fazer a alteração.',
    invited: 'Convite enviado. O link vale por 7 dias.',
    waits: 'Convite ainda não aceito. O link vale por 7 dias.',
    newLink: 'Novo link',
    newLinkOf: (email) => `Novo link para ${email}`,
  },
  caresFor: {
    title: 'Pessoas cujos registros você pode ver',
    none: 'Ninguém compartilha registros com você.',
    waits:
      'Esta pessoa convidou você. Para aceitar, abra o link que ela enviou. Se você não tiver o link, peça um novo.',
    look: 'Mostrar registros',
    lookOf: (email) => `Mostrar registros de ${email}`,
  },
  roles: {
    sees: {
      name: 'Pode ver',
      hint: 'Pode ver seus registros, plano e relatório, mas não alterá-los.',
    },
    logs: {
      name: 'Pode ver e registrar',
      hint: 'Também pode registrar doses, pesagens, sintomas e medidas por você, e alterar ou excluir o que registrou. Você vê quem fez o quê.',
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
        `${email} não poderá mais ver seus registros nem registrar por você. O que já foi registrado fica.`,
      confirm: 'Sim, parar de compartilhar',
      failed: 'Não foi possível parar de compartilhar.',
    },
    invited: {
      name: 'Revogar',
      of: (email) => `Revogar o convite para ${email}`,
      title: 'Revogar o convite?',
      question: (email) => `O link para ${email} deixará de funcionar.`,
      confirm: 'Sim, revogar',
      failed: 'Não foi possível revogar o convite.',
    },
    cared: {
      name: 'Remover meu acesso',
      of: (email) => `Remover meu acesso aos registros de ${email}`,
      title: 'Remover seu acesso?',
      question: (email) =>
        `Você não poderá mais ver os registros de ${email} nem registrar por essa pessoa. O que você já registrou fica.`,
      confirm: 'Sim, remover',
      failed: 'Não foi possível remover seu acesso.',
    },
  },

  dialog: {
    title: 'Convidar alguém',
    email: 'Endereço de e-mail',
    emailHint:
      'Enviaremos um link por e-mail à pessoa. Ela precisa de uma conta com este endereço.',
    linkHint:
      'Você receberá um link para entregar à pessoa. Ela precisa de uma conta com este endereço.',
    emailError: 'Digite um endereço de e-mail.',
    role: 'O que a pessoa pode fazer',
    until: 'Último dia',
    untilHint:
      'A pessoa pode ver seus registros até este dia, inclusive. Deixe vazio para não definir data final.',
    pastDay: 'Este dia já passou.',
    questions: {
      sees: (email) =>
        email === ''
          ? 'Permitir que esta pessoa veja seus registros?'
          : `Permitir que ${email} veja seus registros?`,
      logs: (email) =>
        email === ''
          ? 'Permitir que esta pessoa veja seus registros e registre por você?'
          : `Permitir que ${email} veja seus registros e registre por você?`,
    },
    submit: 'Enviar convite',
    makeLink: 'Criar o link',
    failed: 'Não foi possível enviar o convite.',
    sent: (email) => `Convite enviado a ${email}. Mandamos um link por e-mail.`,
  },

  link: {
    title: 'Link de convite',
    label: (email) => `Link para ${email}`,
    hint: (email) => `Entregue-o à pessoa. Ele vale por 7 dias, para uma conta com ${email}.`,
    subject: 'Um convite para o Dosewise',
    message: (url, email) =>
      `Quero compartilhar com você meus registros no Dosewise. Abra este link e entre ou crie uma conta com ${email}: ${url}\n\nO link vale por 7 dias.`,
  },

  invitation: {
    title: (email) => `${email} convidou você`,
    rights: {
      sees: 'Você poderá ver os registros, o plano e o relatório dessa pessoa, mas não alterá-los.',
      logs: 'Você poderá ver os registros dessa pessoa, registrar doses, pesagens, sintomas e medidas por ela, e alterar ou excluir o que registrou.',
    },
    lasts: (day) => (day === null ? 'Sem data final.' : `Último dia: ${day}.`),
    comeIn: (email) =>
      `O convite é para ${email}. Crie uma conta com este endereço ou entre na sua.`,
    logInFirst: (email) =>
      `O convite é para ${email}. Entre com este endereço. Se você não tem conta, peça uma a quem administra este servidor.`,
    register: 'Criar uma conta',
    logIn: 'Entrar',
    otherAccount: (invited, own) =>
      `O convite é para ${invited}, mas você entrou como ${own}. Saia e use a outra conta, ou peça um convite para ${own}.`,
    logOut: 'Sair',
    dead: 'Este convite não funciona mais',
    deadHint: 'Ele venceu, foi aceito ou revogado. Peça um novo link.',
    goOn: 'Continuar',
    loadFailed: 'Não foi possível carregar o convite.',
    accept: 'Aceitar',
    later: 'Agora não',
    failed: 'Não foi possível aceitar o convite.',
    accepted: (email) => `Agora você pode ver os registros de ${email}.`,
  },

  acts: {
    title: 'O que outras pessoas fizeram',
    none: 'No último ano, ninguém mais registrou, alterou ou excluiu nada.',
    did: {
      added: (email, what) => `${email} registrou: ${what}`,
      changed: (email, what) => `${email} alterou: ${what}`,
      deleted: (email, what) => `${email} excluiu: ${what}`,
    },
    when: (at, date) => `Em ${at}, com data de ${date}`,
    weighIn: (weight) => `pesagem de ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} de 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${mg} mg de ${medicine}`,
  },

  waiting: {
    title: 'Ainda não enviados: registros para outras pessoas',
    lead: 'Você fez estes registros para outra pessoa. Eles estão salvos só neste aparelho.',
    kinds: {
      dose: 'Uma dose',
      weight: 'Uma pesagem',
      symptom: 'Um sintoma',
      measurement: 'Uma medida',
    },
    entry: (what, email) => `${what} para ${email}`,
    waits: 'Ainda não enviado.',
    tryAgain: 'Tentar de novo',
    discard: 'Descartar',
  },

  ended: {
    pageTitle: 'Não mais compartilhado · Dosewise',
    title: (email) => `Você não pode mais ver os registros de ${email}`,
    lead: 'O compartilhamento foi encerrado, ou o último dia já passou. Você pode pedir outro convite.',
    mine: 'Mostrar meus próprios registros',
  },
  ofOwn: {
    pageTitle: 'Sua própria conta · Dosewise',
    title: 'Esta página é sobre a sua própria conta',
    lead: (email) => `Você está vendo os registros de ${email}.`,
  },
};

export const settingsTexts: Words<typeof settingsEnglish> = {
  pageTitle: (title) => `${title} · Dosewise`,
  loginPrompt: 'Entre na sua conta para alterar suas configurações.',
  title: 'Configurações',
  loading: 'Carregando…',
  loadFailed: 'Erro ao carregar as configurações. Tente de novo.',

  theme: 'Tema',
  themeHint: 'Só para este navegador.',

  sections: {
    [PATHS.settingsReminders]: 'Lembretes',
    [PATHS.settingsUnits]: 'Unidades, idioma e país',
    [PATHS.settingsMedicines]: 'Medicamentos e Golden Dose',
    [PATHS.settingsCalendar]: 'Calendário',
    [PATHS.settingsPrivacy]: 'Privacidade e e-mail',
    [PATHS.security]: 'Segurança',
    [PATHS.settingsAccount]: 'Conta',
  },
  backToAll: 'Voltar às configurações',
  people: 'Pessoas',
  now: {
    people: 'Quem pode ver seus registros e quais de outras pessoas você pode ver',
    needsServer: 'Precisa de um servidor',
    needsAccount: 'Precisa de uma conta',
    asFile: 'Doses planejadas em um arquivo',
    off: 'Nenhum',
    noKind: 'Nada escolhido ainda',
    noChannel: 'Ainda sem destino',
    reminders: (kinds, channels) =>
      `${plural(kinds, { one: '# lembrete', other: '# lembretes' })} por ${channels}`,
    channels: { push: 'notificação', email: 'e-mail', ntfy: 'ntfy' },
    goldenOn: (ml) => `Golden Dose ativada, ${number(ml)} mL`,
    goldenOff: 'Golden Dose desativada',
    calendarSince: (day) => `Ativo desde ${day}`,
    allEmails: 'Todos os e-mails',
    someEmails: (count, all) => `${number(count)} de ${number(all)} tipos de e-mail`,
    noEmails: 'Nenhum e-mail',
    accountEmails: 'Só e-mails sobre a sua conta',
    passwordOnly: 'Só senha',
    passwordAndCode: 'Senha e um código',
    code: 'um código',
    passkeys: (count) => plural(count, { one: '# chave de acesso', other: '# chaves de acesso' }),
  },

  preferences: 'Preferências',
  parts: {
    goldenDose: {
      saved: 'Configurações da Golden Dose salvas!',
      refused: 'Não foi possível salvar as configurações da Golden Dose',
      unreachable: 'Erro ao salvar as configurações da Golden Dose. Tente de novo.',
    },
    country: {
      saved: 'País salvo!',
      refused: 'Não foi possível salvar o país',
      unreachable: 'Erro ao salvar o país. Tente de novo.',
    },
    currency: {
      saved: 'Moeda salva!',
      refused: 'Não foi possível salvar a moeda',
      unreachable: 'Erro ao salvar a moeda. Tente de novo.',
    },
    timeZone: {
      saved: 'Fuso horário salvo!',
      refused: 'Não foi possível salvar o fuso horário',
      unreachable: 'Erro ao salvar o fuso horário. Tente de novo.',
    },
    units: {
      saved: 'Unidades salvas!',
      refused: 'Não foi possível salvar as unidades',
      unreachable: 'Erro ao salvar as unidades. Tente de novo.',
    },
  },
  save: 'Salvar configurações',
  nothingToSave: 'Tudo já está salvo.',
  saveRefused: (why) => `Erro: ${why}`,

  goldenDose: 'Golden Dose',
  goldenClaim:
    'Uma dose a mais além das 4 da bula, retirada do líquido que sobra na caneta depois delas. Algumas fontes dizem que isso economiza cerca de 20–25%.',
  aboutGolden: 'Sobre',
  aboutGoldenRest: ' a Golden Dose',
  closeGolden: 'Fechar',
  goldenRefused: 'Não foi possível carregar as configurações da Golden Dose.',
  goldenUnreachable: 'Erro ao carregar as configurações da Golden Dose. Tente de novo.',
  trackGolden: 'Registrar Golden Doses',
  trackGoldenHint: 'Para canetas novas. Cada caneta tem sua própria opção.',
  volume: 'Volume habitual',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => plural(ml, { one: '# mililitro', other: '# mililitros' }),
  volumeHint:
    'Ao registrar uma Golden Dose, este volume já vem preenchido. Não é uma recomendação.',

  language: 'Idioma',
  languageFailed: 'Não foi possível salvar o idioma. Tente de novo.',
  country: 'País',
  currency: 'Moeda',
  currencyHint: 'Para custos que você digitar de agora em diante.',
  timeZone: 'Fuso horário',
  timeZoneHint: 'Para seu plano, lembretes e início do dia.',
  deviceZone: (zone) => ` Este aparelho está em ${zone}.`,
  weightUnit: 'Peso em',
  weightUnits: {
    kg: 'kg',
    lb: 'lb',
    st: 'st e lb',
  },
  heightUnit: 'Altura em',
  heightUnits: {
    cm: 'cm',
    ft: 'ft e in',
  },
  unitsHint: 'As exportações usam sempre kg e cm.',
  priceList: 'Preços de tabela',
  prices: (country) => `Preço de uma caneta por dosagem: ${country}`,
  pricesFailed: 'Não foi possível carregar os preços.',
  tryAgain: 'Tentar de novo',
  strength: (mg) => `${number(mg)} mg`,
  noPrice: 'Sem preço',
  medicine: 'Medicamento',
  noPricesOf: (medicine, country) =>
    `Nenhum preço de tabela é conhecido para ${medicine} (${country}). As doses dele não são contadas na sua economia.`,
  priceFrom: (day) => `desde ${day}`,
  usualPrice: 'o preço habitual no país',

  account: 'Conta',
  name: {
    label: 'Seu nome',
    hint: 'As pessoas com quem você compartilha o veem, com seu e-mail logo abaixo.',
    save: 'Salvar nome',
    saved: 'Seu nome foi salvo.',
    removed: 'Seu nome foi removido.',
    failed: 'Não foi possível salvar seu nome. Tente de novo.',
  },
  email: 'E-mail',
  accountType: 'Tipo de conta',
  types: { admin: 'Admin', user: 'Comum' },
  memberSince: 'Conta criada em',
  lastLogin: 'Último acesso',
  never: 'Nunca',

  emails: 'Preferências de e-mail',
  onlyAccountEmails:
    'Este servidor envia e-mails sobre a sua conta e os lembretes que você escolhe, e nenhum outro.',
  emailsLoadFailed: 'Não foi possível carregar suas preferências de e-mail.',
  emailsSaved: 'Preferências de e-mail atualizadas!',
  emailsFailed: 'Não foi possível atualizar as preferências de e-mail. Tente de novo.',
  unsubscribed:
    'Você cancelou marketing, novidades do produto e dicas. Os e-mails sobre sua conta e os lembretes que você escolheu continuam chegando.',
  unsubscribe: 'Cancelar todos os e-mails',
  resubscribe: 'Receber todos de novo',
  topics: {
    marketing: ['Marketing', 'Ofertas e notícias'],
    productUpdates: ['Novidades do produto', 'O que há de novo aqui'],
    tips: ['Dicas', 'Como aproveitar melhor seus registros'],
  },

  analytics: 'Estatísticas de uso',
  noAnalytics: 'Este servidor não usa nenhum provedor de estatísticas.',
  analyticsAllowed:
    'Enviar meu endereço de e-mail e dados sobre minhas canetas e doses ao provedor de estatísticas',
  analyticsOn: 'Agradecemos. As estatísticas de uso estão ativadas.',
  analyticsOff: 'As estatísticas de uso estão desativadas.',
  analyticsFailed: 'Não foi possível salvar sua resposta. Nada é enviado até que ela seja salva.',
  analyticsObjected:
    'Seu navegador pede aos sites que não rastreiem você (Global Privacy Control ou Do Not Track); por isso, nada é enviado.',

  deleteAccount: 'Excluir minha conta',
  deleteHint: 'Exclui definitivamente sua conta e tudo o que há nela. Talvez você queira ',
  deleteHintExport: 'exportar seus dados',
  deleteHintRest: ' antes.',
  inBackups: (days) =>
    days === null
      ? 'Cópias podem ficar nos backups deste servidor.'
      : `Cópias podem ficar nos backups deste servidor por até ${plural(days, { one: '# dia', other: '# dias' })}, e por mais tempo em um feito antes de uma atualização.`,
  deleteWarning: 'Esta ação não pode ser desfeita',
  deleteWhat: (email) =>
    `Isto exclui a conta ${email} e todas as canetas, doses, pesagens, medidas e sintomas que há nela.`,
  deleteRemains:
    'O que você registrou para outras pessoas continua com elas, junto com seu endereço de e-mail.',
  deletePassword: 'Senha',
  confirmationWord: 'EXCLUIR',
  typeToConfirm: (word) => `Digite ${word} para confirmar`,
  keepAccount: 'Manter minha conta',
  confirmDelete: 'Excluir definitivamente',
  deleteFailed: 'Não foi possível excluir a conta.',
  deleted:
    'Sua conta e tudo o que havia nela foram excluídos. Cópias podem ficar nos backups deste servidor.',

  calendar: {
    title: 'Calendário',
    loading: 'Carregando…',
    loadFailed: 'Não foi possível carregar seu calendário.',
    what: 'Veja no seu próprio calendário as doses planejadas, o último dia de uso de cada caneta e o dia em que o estoque acaba. Os eventos usam texto discreto se os seus lembretes usarem.',
    make: 'Adicionar ao meu calendário',
    failed: 'Não deu certo. Tente de novo.',

    address: 'Endereço do seu calendário',
    addressHint:
      'Ele é mostrado só uma vez. Qualquer pessoa que o tenha pode ler seu calendário sem entrar na conta.',
    open: 'Abrir em um app de calendário',

    since: (day) => sentence(`Ativo desde ${day}`),
    lastRead: (when) => sentence(`Última leitura: ${when}`),
    notRead: 'Ainda não lido.',
    replace: 'Novo endereço',
    turnOff: 'Desativar',
    replaceTitle: 'Criar um novo endereço?',
    replaceQuestion:
      'O endereço antigo deixará de funcionar. Os calendários que o usam precisam do novo.',
    turnOffTitle: 'Desativar o calendário?',
    turnOffQuestion:
      'O endereço deixará de funcionar. A maioria dos apps de calendário remove então os eventos; se o seu não remover, exclua a assinatura nele.',

    how: 'O que fazer com o endereço',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Ajustes, Apps, Calendário, Contas do Calendário, Adicionar Conta, Outra, Adicionar Calendário Assinado. Mac: no Calendário, Arquivo, Nova Assinatura de Calendário. Desmarque “Remover alertas” para receber um aviso antes de uma dose.',
      },
      {
        name: 'Google',
        how: 'No computador: no Google Agenda, o sinal de mais ao lado de “Outras agendas”, Do URL. O Google a atualiza no máximo algumas vezes por dia e ignora os alertas.',
      },
      {
        name: 'Outlook',
        how: 'Na Web: em Calendário, Adicionar calendário, Assinar da Web. As mudanças podem levar algumas horas para aparecer.',
      },
    ],
  },
};

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : plural(minutes / 60, { one: '# hora', other: '# horas' });

const days = (count: number) => plural(count, { one: '# dia', other: '# dias' });

const again = (minutes: number) => (minutes === 60 ? 'a cada hora' : `a cada ${span(minutes)}`);

export const settingsRemindersTexts: Words<typeof settingsRemindersEnglish> = {
  loading: 'Carregando…',
  loadFailed: 'Erro ao carregar os lembretes. Tente de novo.',

  what: 'O que enviar',
  dose: 'Na hora da dose',
  doseHint: 'Os lembretes param quando você registra ou pula a dose.',
  optionsOf: (kind) => `Opções: ${kind}`,
  lead: 'Lembrar',
  atItsTime: 'Na hora',
  before: (minutes) => `${span(minutes)} antes`,
  repeat: 'Lembrar de novo',
  noRepeat: 'Não',
  every: (minutes) => (minutes === 60 ? 'A cada hora' : `A cada ${span(minutes)}`),
  andAgain: (first, minutes) => `${first}, depois ${again(minutes)}`,
  times: 'Repetir até',
  timesOf: (count) => plural(count, { one: '# vez', other: '# vezes' }),
  stock: 'Antes que suas canetas acabem',
  daysBeforeAt: (count) => `${days(count)} antes, às 09:00`,
  discard: 'No último dia de uma caneta',
  discardHint: 'Às 09:00',
  daysBefore: 'Quanto tempo antes',
  days,
  weighIn: 'Para se pesar',
  weeklySummary: 'Resumo da semana',
  day: 'Dia',
  weekdays: 'Dias',
  time: 'Horário',
  dayAt: (day, time) => `${day} ${atTime(time)}`,

  where: 'Enviar para',
  nowhere: 'Escolha pelo menos um, senão nada é enviado.',
  chooseFirst: 'Escolha primeiro para onde enviar os lembretes.',
  calendar: 'Adicionar ao meu calendário',
  noWay:
    'Este servidor ainda não pode enviar lembretes. Quem o administra precisa configurar e-mail ou notificações. Seu calendário ainda pode lembrar você.',
  browsers: 'Notificações',
  notifyHere: 'Notificar neste navegador',
  notifiedHere: 'As notificações estão ativadas neste navegador.',
  thisBrowser: (device) => `${device} (este)`,
  added: (day) => `Adicionado em ${day}, nada enviado ainda`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `Remover ${device}`,
  remove: 'Remover',
  removeFailed: 'Não foi possível remover este navegador. Tente de novo.',
  unsupported: 'Este navegador não pode mostrar notificações.',
  shareMenu:
    'Em um iPhone ou iPad: abra o menu Compartilhar, escolha “Adicionar à Tela de Início” e abra o Dosewise a partir dali. Assim, ele pode notificar você.',
  oldShareMenu:
    'Um iPhone ou iPad pode notificar você a partir do iOS 16.4; este tem uma versão mais antiga. Os lembretes podem chegar por e-mail, ntfy ou pelo seu calendário.',
  blocked:
    'As notificações estão bloqueadas para este site. Permita-as nas configurações do site no seu navegador, ao lado do endereço, e depois volte aqui.',
  email: 'E-mail',
  ntfyShort: 'ntfy',
  ntfy: 'Tópico do ntfy',
  ntfyHint: (hosts) =>
    `Um endereço em ${hosts}. Qualquer pessoa que saiba o tópico pode ler o que é enviado para lá.`,
  ntfyExample: (host) => `https://${host}/meu-topico`,
  test: 'Enviar um teste',
  testOf: {
    push: 'Enviar um teste aos navegadores',
    email: 'Enviar um teste por e-mail',
    ntfy: 'Enviar um teste ao ntfy',
  },
  testFailed: 'Não foi possível enviar o teste. Tente de novo.',
  testAnswer: (answer) => `Teste: ${answer}`,
  last: (when, answer) => `Último: ${when}, ${answer}`,

  how: 'Opções',
  howHint: 'Horário de silêncio, texto discreto',
  quiet: 'Horário de silêncio',
  quietHint: 'Os lembretes esperam até este horário terminar.',
  from: 'De',
  to: 'Até',
  discreet: 'Texto discreto',
  discreetHint: 'Nenhum medicamento, caneta ou quantidade é citado.',
  lockScreen: 'Na tela bloqueada',
  discreetExample: 'Dosewise: há algo pendente',
  openExample: 'Dose prevista: 10 mg, 40 cliques (Caneta 15)',
};

export const settingsSecurityTexts: Words<typeof settingsSecurityEnglish> = {
  lead: 'Como você entra, e onde.',
  loginPrompt: 'Entre para ver a segurança da sua conta.',
  count: (count) => (count === undefined ? null : number(count)),

  sessions: 'Sessões abertas',
  sessionsLead: 'Se você não reconhece um aparelho, encerre a sessão dele e altere sua senha.',
  sessionsLeadWithout: 'Se você não reconhece um aparelho, encerre a sessão dele.',
  devices: (count) => plural(count, { one: '# aparelho', other: '# aparelhos' }),
  sessionsFailed: 'Não foi possível carregar suas sessões.',
  thisOne: 'Este aparelho',
  unknownDevice: 'Aparelho desconhecido',
  since: (day) => sentence(`Desde ${day}`),
  lastUsed: (time) => sentence(`Último uso: ${time}`),
  end: 'Encerrar',
  endOf: (device, day) => `Encerrar a sessão: ${device}, desde ${day}`,
  endTitle: 'Encerrar a sessão neste aparelho?',
  endQuestion: (device) => `A sessão será encerrada imediatamente: ${device}.`,
  confirmEnd: 'Encerrar sessão',
  endFailed: 'Não foi possível encerrar a sessão neste aparelho.',

  elsewhereHint:
    'Sua conta ainda está aberta em um celular que você vendeu, ou no computador de outra pessoa? Isto encerra a sessão em todos os outros aparelhos e revoga todos os tokens de API, relatórios compartilhados, webhooks, o endereço de calendário e o endereço do ntfy. Também encerra o compartilhamento com todas as pessoas que podem ver seus registros e revoga os convites pendentes.',
  endElsewhere: 'Encerrar todas as outras',
  elsewhereEnded: 'Todas as outras sessões foram encerradas.',
  elsewhereFailed: 'Não deu certo. Tente de novo.',

  password: 'Alterar senha',
  currentPassword: 'Senha atual',
  enterCurrent: 'Digite sua senha atual.',
  passwordFailed: 'Não foi possível alterar a senha.',
  passwordLead:
    'Uma nova senha encerra a sessão em todos os outros aparelhos e revoga todos os tokens de API, relatórios compartilhados, webhooks, o endereço de calendário e o endereço do ntfy. Também encerra o compartilhamento com todas as pessoas que podem ver seus registros e revoga os convites pendentes.',
  firstPassword: 'Definir uma senha',
  firstPasswordLead:
    'Sua conta não tem senha. Com uma, você também pode entrar com seu endereço de e-mail. Defini-la encerra a sessão em todos os outros aparelhos e revoga todos os tokens de API, relatórios compartilhados, webhooks, o endereço de calendário e o endereço do ntfy. Também encerra o compartilhamento com todas as pessoas que podem ver seus registros e revoga os convites pendentes.',
  passwordChanged: 'Senha alterada. A sessão foi encerrada em todos os outros aparelhos.',

  address: {
    title: 'Endereço de e-mail',
    lead: 'Você entra com este endereço, e enviamos os links de senha para ele.',
    noPasswordLead: 'Enviamos para este endereço as mensagens sobre sua conta.',
    current: (email) => `Seu endereço é ${email}.`,
    newEmail: 'Novo endereço de e-mail',
    change: 'Alterar endereço',
    failed: 'Não foi possível alterar o endereço.',
    sent: (email) =>
      `Enviamos um link para ${email}, a não ser que esse endereço já tenha uma conta. Abra-o em até uma hora. Nada muda até você abrir o link.`,
    noMailSent: (email) =>
      `Peça o link a quem administra o servidor e abra-o em até uma hora. Se ${email} já tiver uma conta, não há link. Nada muda até você abrir o link.`,
  },

  passkeys: {
    title: 'Chaves de acesso',
    lead: 'Entre com a impressão digital, o rosto ou o PIN do seu aparelho, sem senha nem código. Se você alterar a senha, suas chaves de acesso continuam valendo. Vamos perguntar se você quer excluí-las.',
    none: 'Você não tem chaves de acesso.',
    notHere: 'Chaves de acesso exigem um navegador recente e um endereço que comece com https.',
    loadFailed: 'Não foi possível carregar suas chaves de acesso.',
    made: (day) => sentence(`Criada em ${day}`),
    neverUsed: 'Ainda não usada.',
    lastUsed: (time) => sentence(`Último uso: ${time}`),
    make: 'Criar uma chave de acesso',
    makeFailed: 'Não foi possível criar a chave de acesso.',
    notMade: 'Nenhuma chave de acesso foi criada. Você pode tentar de novo.',
    alreadyHere: 'Você já tem uma chave de acesso neste aparelho.',
    remove: 'Excluir',
    removeOf: (name) => `Excluir ${name}`,
    removeTitle: 'Excluir esta chave de acesso?',
    removeQuestion: (name) =>
      `Você não poderá mais entrar com ${name}. Exclua a chave também nesse aparelho, senão ele continuará a oferecê-la.`,
    confirmRemove: 'Excluir chave',
    removeFailed: 'Não foi possível excluir a chave de acesso.',
  },

  oidc: {
    title: (name) => `Entrar com ${name}`,
    lead: (name) =>
      `Você pode entrar aqui com o login de ${name} que está vinculado. Quem puder usar esse login também pode.`,
    endsWithPassword: 'Uma nova senha desfaz o vínculo.',
    loadFailed: 'Não foi possível carregar.',
    none: 'Sem vínculo',
    linkedAs: (who) => `Login vinculado: ${who}.`,
    since: (day) => sentence(`Desde ${day}`),
    neverUsed: 'Ainda não usado.',
    lastUsed: (time) => sentence(`Último uso: ${time}`),
    link: 'Vincular seu login',
    linkAnother: 'Vincular outro login',
    linkFailed: 'Não deu certo. Tente de novo.',
    unlink: 'Desvincular',
    unlinkTitle: 'Desvincular este login?',
    unlinkQuestion: (who, name) =>
      `O login ${who} (${name}) não poderá mais ser usado para entrar aqui.`,
    confirmUnlink: 'Sim, desvincular',
    unlinkFailed: 'Não foi possível desvincular.',
  },

  secondFactor: {
    title: 'App autenticador',
    lead: 'Ao entrar, você digita também um código do seu celular.',
    loadFailed: 'Não foi possível carregar.',
    isOff: 'Desativado',
    isOn: 'Ativado',
    off: 'Desativado. Você entra sem código.',
    on: 'Ativado. Para entrar, você também precisa de um código, exceto com uma chave de acesso.',
    codesLeft: (count) =>
      count === 0
        ? 'Não resta nenhum código de recuperação. Remova o app e configure-o de novo para receber novos.'
        : `Códigos de recuperação restantes: ${number(count)}.`,
    setUp: 'Configurar um app',
    setUpTitle: 'Configurar um app autenticador',
    passwordFirst: 'Digite sua senha para começar.',
    confirmFirst: 'Primeiro, adicione uma chave ao app.',
    next: 'Continuar',
    beginFailed: 'Não deu certo. Tente de novo.',
    key: 'Chave',
    picture: 'Código QR da chave',
    keyHint: 'Escaneie o código QR com seu app autenticador, ou digite esta chave nele.',
    openApp: 'Abrir em um app deste aparelho',
    codeOfApp: 'O código de seis dígitos que o app mostra agora.',
    turnOn: 'Ativar',
    recoveryTitle: 'Seus códigos de recuperação',
    recoveryLead:
      'Cada código substitui o app uma vez. Guarde-os em um lugar acessível sem o celular. Eles não são mostrados de novo.',
    recoveryCodes: 'Códigos de recuperação',
    kept: 'Já salvei',
    remove: 'Remover',
    removeTitle: 'Remover o app autenticador?',
    removeLead: 'Você entrará sem código.',
    codeHint: 'Do app, ou um código de recuperação.',
    removeFailed: 'Não foi possível remover o app.',
  },

  tokens: {
    title: 'Tokens de API',
    lead: 'Permita que um script, um atalho ou uma balança use sua conta sem a sua senha. Alterar a senha revoga todos os tokens.',
    none: 'Você não tem tokens.',
    loadFailed: 'Não foi possível carregar seus tokens.',
    scopes: {
      read: { name: 'Ler', hint: 'Pode ler o que você vê aqui, mas não alterar.' },
      log: {
        name: 'Ler e registrar',
        hint: 'Também pode registrar doses, pesagens, medidas e sintomas.',
      },
      all: {
        name: 'Tudo',
        hint: 'Tudo o que você pode fazer, exceto o que há nesta página, sua senha e a exclusão da conta.',
      },
    },
    until: (day) => sentence(`Até ${day}`),
    noEnd: 'Sem vencimento.',
    neverUsed: 'Ainda não usado.',
    lastUsed: (time) => sentence(`Último uso: ${time}`),
    made: (day) => sentence(`Criado em ${day}`),
    make: 'Criar um token',
    name: 'Nome',
    nameHint: 'Para que serve, por exemplo Balança do banheiro.',
    nameError: 'Digite um nome.',
    scope: 'Permissões',
    expiresOn: 'Último dia',
    expiresHint: 'Deixe vazio para não ter vencimento.',
    fromPhone: 'Enviar de um celular',
    pastDay: 'Escolha hoje ou um dia posterior.',
    makeFailed: 'Não foi possível criar o token.',
    madeTitle: 'Seu novo token',
    token: 'Token',
    tokenHint:
      'Copie-o agora: ele não é mostrado de novo. Qualquer pessoa que o tenha pode entrar na sua conta.',
    done: 'Pronto',
    remove: 'Revogar',
    removeOf: (name) => `Revogar ${name}`,
    removeTitle: 'Revogar este token?',
    removeQuestion: (name) => `Tudo o que usa ${name} perderá o acesso.`,
    confirmRemove: 'Revogar token',
    removeFailed: 'Não foi possível revogar o token.',
  },
};

export const settingsSecurityPhoneTexts: Words<typeof settingsSecurityPhoneEnglish> = {
  title: 'Enviar de um celular',
  lead: 'Um app no seu celular pode enviar pesagens, medidas, sintomas e doses automaticamente. Digite um destes endereços no app e adicione o cabeçalho “Authorization: Bearer SEU-TOKEN”, com um token que possa ler e registrar. Enviar os mesmos dados duas vezes não cria duplicatas.',
  apple: 'Health Auto Export',
  appleHint: 'Em um iPhone: uma automação do tipo REST API, em JSON.',
  android: 'Health Connect',
  androidHint: 'No Android, por exemplo HC Webhook. Não tem doses nem sintomas.',
  docs: 'Descrição da API',
  close: 'Fechar',
};

export const settingsWebhooksTexts: Words<typeof settingsWebhooksEnglish> = {
  title: 'Webhooks',
  lead: 'Envie suas doses, pesagens e lembretes ao Gotify, ao Telegram, ao Home Assistant ou ao seu próprio programa.',
  count: (count) => (count === undefined ? null : number(count)),
  none: 'Não há webhooks.',
  loadFailed: 'Não foi possível carregar seus webhooks.',
  make: 'Adicionar um webhook',
  save: 'Salvar',
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  editTitle: 'Editar webhook',
  test: 'Testar',
  testOf: (name) => `Testar ${name}`,
  testFailed: 'Não foi possível enviar o teste. Tente de novo.',
  came: (answer) => `Resposta: ${answer}`,
  last: (when, answer) => `Último: ${when}, ${answer}`,
  notYet: 'Nada enviado ainda.',
  resting: 'Em pausa',
  restingHint: 'Em pausa após 20 falhas seguidas. Teste-o ou salve-o para retomá-lo.',
  template: 'Enviar para',
  templates: {
    json: {
      name: 'Seu próprio programa',
      hint: 'Recebe JSON por POST, assinado conforme Standard Webhooks.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'O endereço do seu Gotify, com o token de um aplicativo que você criou lá.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'Com o token que o BotFather deu ao seu bot, e o ID do seu chat.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'Crie-o nas configurações de um canal, em Integrações.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'Com o token de um aplicativo que você criou lá, e a sua chave de usuário.',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'O endereço notify da sua Apprise API, com a chave dela.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'Com o ID do gatilho de webhook de uma automação.',
      example: 'https://home.example.com/api/webhook/…',
    },
  },
  url: 'Endereço',
  urlHint: (hint, example) => `${hint} Por exemplo: ${example}`,
  urlError: 'Digite o endereço inteiro, que começa com https.',
  events: 'Eventos',
  eventNames: {
    'dose.due': 'Quando for hora de uma dose',
    'dose.logged': 'Quando uma dose for registrada',
    'stock.low': 'Antes que suas canetas acabem',
    'weight.logged': 'Quando uma pesagem for registrada',
    reminder: 'Cada lembrete ativado acima',
  },
  eventsError: 'Escolha pelo menos um.',
  eventsShort: {
    'dose.due': 'hora da dose',
    'dose.logged': 'dose registrada',
    'stock.low': 'canetas acabando',
    'weight.logged': 'pesagem registrada',
    reminder: 'cada lembrete',
  },
  saveFailed: 'Não foi possível salvar o webhook.',
  madeTitle: 'Webhook adicionado',
  secret: 'Chave secreta de assinatura',
  secretHint:
    'Copie-a agora se um programa seu verifica assinaturas: ela não é mostrada de novo. O Gotify, o Telegram e os outros não precisam dela.',
  done: 'Pronto',
  remove: 'Excluir',
  removeOf: (name) => `Excluir ${name}`,
  removeTitle: 'Excluir este webhook?',
  removeQuestion: (name) => `O Dosewise deixará de enviar dados para ${name}.`,
  confirmRemove: 'Excluir webhook',
  removeFailed: 'Não foi possível excluir o webhook.',
};

export const setupTexts: Words<typeof setupEnglish> = {
  pageTitle: 'Configuração inicial · Dosewise',
  title: 'Criar a primeira conta de admin',
  lead: 'O servidor mostrou este link ao iniciar. Ele só pode ser usado uma vez.',
  email: 'E-mail',
  submit: 'Criar admin',
  failed: 'Não foi possível criar o admin. Tente de novo.',
  dead: 'Este link está incompleto',
  deadHint: 'Abra o link completo que o servidor mostrou ao iniciar.',
};

export const unsubscribeTexts: Words<typeof unsubscribeEnglish> = {
  pageTitle: 'Cancelar e-mails · Dosewise',
  title: 'Cancelar e-mails',
  loadFailed: 'Não foi possível consultar suas preferências de e-mail.',
  endsMailsTo: 'Isto encerra o envio de marketing, novidades do produto e dicas para ',
  endsWhat:
    '. Os e-mails sobre sua conta e os lembretes que você escolheu continuam chegando. Sua conta e seus registros ficam como estão.',
  unsubscribe: 'Cancelar estes e-mails',
  reminders: {
    endsMailsTo: 'Isto encerra os lembretes por e-mail para ',
    endsWhat: '. Outros e-mails, e lembretes por outros meios, ficam como estão.',
    unsubscribe: 'Parar lembretes por e-mail',
    getsNoMore: ' não receberá mais lembretes por e-mail.',
    onAgain: 'Se mudar de ideia, você pode ativá-los de novo em Configurações.',
  },
  unsubscribeFailed: 'Não foi possível cancelar os e-mails.',
  onlySome:
    'Quer só alguns deles? Entre na sua conta e escolha os assuntos em Configurações, em Preferências de e-mail.',
  done: 'Inscrição cancelada',
  doneBefore: 'A inscrição já estava cancelada',
  getsNoMore:
    ' não receberá mais marketing, novidades do produto nem dicas nossas. Os e-mails sobre sua conta e os lembretes que você escolheu continuam chegando.',
  resubscribe: 'Se mudar de ideia, você pode voltar a recebê-los em Configurações.',
  deadLink: 'Este link não funciona',
  deadLinkAdvice:
    'Ele pode estar incompleto. Tente o link de um e-mail mais recente, ou entre na sua conta e cancele em Configurações, em Preferências de e-mail.',
  toSettings: 'Ir para Configurações',
};
