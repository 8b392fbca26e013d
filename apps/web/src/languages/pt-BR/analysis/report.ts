import type { texts as english } from '../../../features/analysis/report/texts.ts';
import type { Words } from '../../words.ts';
import { plural, sentence } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Relatório · Dosewise',
  title: 'Relatório',
  lead: 'O que você registrou em um período, para quem prescreve seu medicamento: para imprimir, em PDF ou por um link. Seu e-mail e suas anotações não aparecem nele.',
  loginPrompt: 'Entre na sua conta para ver seu relatório.',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar seu relatório.',

  period: 'Período',
  from: 'De',
  to: 'Até',
  spans: { quarter: '3 meses', half: '6 meses', year: '1 ano', longest: '5 anos' },
  wrongPeriod: 'Escolha um primeiro e um último dia, com no máximo cinco anos entre eles.',

  print: 'Imprimir',
  pdf: 'Baixar PDF',
  paper: 'Papel do PDF',
  usualPaper: 'Papel: automático',
  papers: { a4: 'A4', letter: 'Carta' },
  pdfName: (from, to) => `dosewise-relatorio-${from}-a-${to}.pdf`,
  pdfFailed: 'Não foi possível criar o PDF. Tente de novo.',

  share: 'Compartilhar um link',
  shareTitle: 'Compartilhar este relatório',
  shareLead: 'Quem tiver o link pode ler o relatório deste período, sem conta.',
  days: 'Validade do link (dias)',
  daysError: 'Digite um número inteiro de dias, de 1 a 90.',
  passcode: 'Código de acesso',
  passcodeHint: '4 a 64 caracteres. Envie-o separadamente do link.',
  passcodeError: 'O código de acesso deve ter de 4 a 64 caracteres.',
  makeLink: 'Criar o link',
  shareFailed: 'Não foi possível criar o link.',
  done: 'Pronto',
  address: 'Link para o seu relatório',
  addressHint: 'Ele é mostrado só uma vez.',
  mail: 'Enviar por e-mail',
  mailSubject: 'Meu relatório',
  mailBody: (url, until) => sentence(`Aqui está meu relatório: ${url}\n\nO link vale até ${until}`),

  shares: 'Links compartilhados',
  noShares: 'Nenhum link ativo.',
  sharesFailed: 'Não foi possível carregar seus links compartilhados.',
  shared: (from, to) => `${from} a ${to}`,
  made: (day) => sentence(`Criado em ${day}`),
  until: (day) => sentence(`Vale até ${day}`),
  withPasscode: 'Com um código de acesso.',
  views: (views, last) =>
    last === null
      ? 'Ainda não aberto.'
      : plural(views, {
          one: sentence(`Aberto # vez, em ${last}`),
          other: sentence(`Aberto # vezes, a última em ${last}`),
        }),
  revoke: 'Revogar',
  revokeOf: (period) => `Revogar o link: ${period}`,
  revokeTitle: 'Revogar este link?',
  revokeQuestion: 'Ninguém mais poderá abri-lo.',
  revokeFailed: 'Não foi possível revogar o link.',
};
