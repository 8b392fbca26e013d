import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/account/settings/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural, sentence } from '../grammar.ts';

export const texts: Words<typeof english> = {
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
    people: 'Quem pode ver seus registros e de quem você pode ver os registros',
    needsServer: 'Precisa de um servidor',
    needsAccount: 'Precisa de uma conta',
    off: 'Desativado',
    noKind: 'Nada escolhido ainda',
    noChannel: 'Ainda sem destino',
    reminders: (kinds, channels) =>
      `${plural(kinds, { one: '# lembrete', other: '# lembretes' })} por ${channels}`,
    channels: { push: 'notificação', email: 'e-mail', ntfyUrl: 'ntfy' },
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
      saved: 'Configurações de Golden Dose salvas!',
      refused: 'Não foi possível salvar as configurações de Golden Dose',
      unreachable: 'Erro ao salvar as configurações de Golden Dose. Tente de novo.',
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
    'Uma dose a mais além das 4 da bula, retirada do que resta em uma caneta vazia. Algumas fontes dizem que isso economiza cerca de 20–25%.',
  aboutGolden: 'Sobre',
  aboutGoldenRest: ' a Golden Dose',
  closeGolden: 'Fechar',
  goldenRefused: 'Não foi possível carregar as configurações de Golden Dose.',
  goldenUnreachable: 'Erro ao carregar as configurações de Golden Dose. Tente de novo.',
  trackGolden: 'Registrar Golden Doses',
  trackGoldenHint:
    'Canetas novas começam com Golden Dose permitida. Cada caneta tem sua própria opção.',
  volume: 'Volume habitual',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => plural(ml, { one: '# mililitro', other: '# mililitros' }),
  volumeHint: 'O registro de uma Golden Dose começa com este volume. Não é uma recomendação.',

  language: 'Idioma',
  languageFailed: 'Não foi possível salvar o idioma. Tente de novo.',
  country: 'País',
  currency: 'Moeda',
  currencyHint: 'Para custos que você digitar de agora em diante.',
  timeZone: 'Fuso horário',
  timeZoneHint: 'Decide quando começam seus dias e meses.',
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
  unitsHint: 'As exportações são sempre métricas.',
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
    'Você cancelou todos os e-mails, exceto os que são sobre a própria conta, como o de uma nova senha que você pedir.',
  unsubscribe: 'Cancelar todos os e-mails',
  resubscribe: 'Receber todos de novo',
  topics: {
    marketing: ['Marketing', 'Ofertas e campanhas'],
    productUpdates: ['Novidades do produto', 'O que há de novo aqui'],
    tips: ['Dicas', 'Como aproveitar melhor seus registros'],
  },

  analytics: 'Estatísticas de uso',
  noAnalytics: 'Este servidor não conta como você usa o app.',
  analyticsAllowed: 'Contar como eu uso o app',
  analyticsOn: 'Agradecemos. O uso é contado de agora em diante.',
  analyticsOff: 'Nada é contado de agora em diante.',
  analyticsFailed: 'Não foi possível salvar sua resposta. Enquanto isso, nada é enviado.',
  analyticsObjected:
    'Seu navegador diz não por você (Global Privacy Control ou Do Not Track); por isso, nada é enviado.',

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
    `Isto exclui a conta ${email} e todas as canetas, doses, pesos, medidas e sintomas que há nela.`,
  deleteRemains:
    'O que você registrou para outras pessoas continua com elas, junto com seu endereço de e-mail.',
  deletePassword: 'Senha',
  confirmationWord: 'EXCLUIR',
  typeToConfirm: (word) => `Digite ${word} para confirmar`,
  keepAccount: 'Manter minha conta',
  confirmDelete: 'Excluir definitivamente',
  deleteFailed: 'Não foi possível excluir a conta.',
  deleted: 'Sua conta e tudo o que havia nela foram excluídos.',

  calendar: {
    title: 'Calendário',
    loading: 'Carregando…',
    loadFailed: 'Não foi possível carregar seu calendário.',
    what: 'Suas doses planejadas, o último dia de cada caneta e o dia em que o estoque acaba, no seu próprio calendário. Os eventos usam texto discreto se os seus lembretes usarem.',
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
    turnOffQuestion: 'O endereço deixará de funcionar, e os eventos sumirão do seu calendário.',

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
