import type { texts as installedEnglish } from '../../app/installed/texts.ts';
import type { texts as appEnglish } from '../../app/texts.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import type { Words } from '../words.ts';

export const appTexts: Words<typeof appEnglish> = {
  name: 'Dosewise',
  description:
    'Calcule a dose em mg a partir da dosagem da caneta e dos cliques, ou os cliques para uma dose. Grátis, sem conta.',
  logoLeadsHome: 'Dosewise, início',
  skip: 'Ir para o conteúdo',
  messages: 'Mensagens',
  loading: 'Carregando…',
  noScript: 'O Dosewise precisa de JavaScript. Permita-o neste site e recarregue a página.',

  navigation: 'Menu principal',
  menu: 'Menu',
  openMenu: 'Abrir menu',
  logIn: 'Entrar',
  logOut: 'Sair',
  yourRecords: 'Seus registros',
  track: 'Acompanhar',
  analyze: 'Analisar',
  tools: 'Ferramentas',
  admin: 'Admin',
  pages: {
    [PATHS.home]: 'Início',
    [PATHS.dashboard]: 'Painel',
    [PATHS.logDose]: 'Registrar dose',
    [PATHS.plan]: 'Plano',
    [PATHS.pens]: 'Canetas',
    [PATHS.weight]: 'Peso',
    [PATHS.symptoms]: 'Sintomas',
    [PATHS.sites]: 'Locais de injeção',
    [PATHS.costSavings]: 'Economia',
    [PATHS.pkCurve]: 'Concentração no sangue',
    [PATHS.exportData]: 'Exportar',
    [PATHS.importData]: 'Importar',
    [PATHS.report]: 'Relatório',
    [PATHS.calculator]: 'Calculadora',
    [PATHS.help]: 'Ajuda',
    [PATHS.settingsReminders]: 'Lembretes',
    [PATHS.people]: 'Pessoas',
    [PATHS.settings]: 'Configurações',
    [PATHS.admin]: 'Admin',
    [PATHS.adminPricing]: 'Pricing',
    [PATHS.adminUsers]: 'Users',
    [PATHS.adminEmailCampaigns]: 'Email Campaigns',
    [PATHS.adminReddit]: 'Reddit Marketing',
    [PATHS.adminSystem]: 'System',
    [PATHS.adminAudit]: 'Audit',
  },

  person: {
    label: 'De quem são os registros',
    own: 'Estes são os seus próprios registros.',
    mine: 'Meus próprios registros',
    other: (email) => `Você está vendo os registros de ${email}.`,
    named: (name) => `Registros de ${name}`,
    roles: {
      sees: 'Você pode vê-los, mas não alterá-los.',
      logs: 'Tudo o que você registrar é adicionado aos registros dessa pessoa.',
    },
  },

  bar: {
    label: 'Atalhos',
    today: 'Hoje',
    weight: 'Peso',
    log: 'Registro',
    curve: 'Curva',
    more: 'Mais',
    moreOpensMenu: 'Mais, abrir menu',
  },
  logSheet: { title: 'Registrar', dose: 'Dose', weight: 'Peso', symptom: 'Sintoma' },

  support: 'Apoie o projeto',
  donate: 'Apoie o projeto com uma doação (abre em uma nova aba)',
  newTab: ' (abre em uma nova aba)',
  disclaimer:
    'O Dosewise guarda registros e faz contas. Ele nunca dá orientação médica: o que injetar ou tomar, e quando, é assunto entre você e quem prescreve seu medicamento. Sem vínculo com o fabricante do Mounjaro.',
  briefDisclaimer: 'Não é orientação médica.',
  licences: 'Licenças',
  source: 'Código-fonte',
  version: (version) => `Versão ${version}`,

  promotion: 'Tenha seu próprio registro, de graça',
  offers: [
    ['Registre cada dose em segundos', 'Data, local e caneta, no seu celular.'],
    ['Veja o que resta', 'Cada caneta mostra as doses que ainda tem.'],
    ['Leve seus dados com você', 'Tudo o que você registra é seu e pode ser exportado.'],
  ],
  register: 'Criar uma conta grátis',

  pageFailed: 'Algo deu errado',
  pageFailedWhy: 'O problema é nosso ou da sua conexão. Nada do que você salvou foi excluído.',
  notFoundTitle: 'Página não encontrada · Dosewise',
  notFound: 'Página não encontrada',
  notFoundWhy: 'Não encontramos essa página.',
  toCalculator: 'Ir para a calculadora de dose',
};

export const installedTexts: Words<typeof installedEnglish> = {
  newVersion: 'Há uma nova versão pronta.',
  update: 'Atualizar',
};
