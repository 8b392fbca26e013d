import type { texts as english } from '../../../features/account/auth/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
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
    title: 'As contas aqui são por convite',
    hint: 'Peça um link a quem mantém este servidor.',
  },
  closed: {
    title: 'Este servidor não aceita novas contas',
    hint: 'A calculadora funciona sem uma.',
  },
  bringsRecords:
    'Seus registros deste navegador vão junto. Eles também ficam aqui até que tenham chegado e você confirme.',
  email: 'E-mail',
  confirmPassword: 'Confirmar senha',
  withPasskey: 'Entrar com chave de acesso',
  noPasskey: 'Nenhuma chave de acesso foi usada. Entre de outra forma, ou tente de novo.',
  withOidc: (name) => `Entrar com ${name}`,
  thatPlace: 'o outro serviço',
  finishing: 'Entrando na sua conta…',
  secondFactorLead: 'Só mais uma coisa: o código do seu app autenticador.',
  noPasswordLead: 'Este servidor não usa senhas próprias.',
  confirmed: 'Confirmado. Você pode continuar por dez minutos.',
  linked: (name) => `Vinculado. Agora você pode entrar com ${name}.`,
  goOn: 'Continuar',
  oidcErrors: {
    denied: (name) => `Você não entrou com ${name}. Você pode tentar de novo.`,
    expired: () => 'Este login demorou demais ou já foi usado. Comece de novo.',
    forged: () =>
      'Este login não começou neste navegador, ou o navegador não guarda cookies. Comece de novo.',
    unreachable: (name) => `Não há conexão com ${name} no momento. Tente de novo mais tarde.`,
    refused: (name) =>
      `Este servidor é desconhecido para ${name}. Quem o mantém precisa comparar as configurações dos dois.`,
    clock: (name) =>
      `A diferença entre os relógios é grande demais: ${name} e este servidor. Quem os mantém precisa acertá-los.`,
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
