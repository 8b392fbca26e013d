import { MAX_MONEY } from '@dosewise/domain';
import type { texts as analyticsEnglish } from '../../parts/analytics/texts.ts';
import type { texts as devicesEnglish } from '../../parts/devices/texts.ts';
import type { texts as fileImportEnglish } from '../../parts/file-import/texts.ts';
import type { texts as goldenDoseEnglish } from '../../parts/golden-dose/texts.ts';
import type { texts as linksEnglish } from '../../parts/links/texts.ts';
import type { texts as localEnglish } from '../../parts/local/texts.ts';
import type { texts as mailEnglish } from '../../parts/mail/texts.ts';
import type { texts as medicinesEnglish } from '../../parts/medicines/texts.ts';
import type { texts as navigationEnglish } from '../../parts/navigation/texts.ts';
import type { texts as oidcEnglish } from '../../parts/oidc/texts.ts';
import type { texts as otherDevicesEnglish } from '../../parts/other-devices/texts.ts';
import type { texts as passkeysEnglish } from '../../parts/passkeys/texts.ts';
import type { texts as pensAddPenEnglish } from '../../parts/pens/add-pen/texts.ts';
import type { texts as pensDialogsEnglish } from '../../parts/pens/dialogs/texts.ts';
import type { texts as peopleEnglish } from '../../parts/people/texts.ts';
import type { texts as pricesEnglish } from '../../parts/prices/texts.ts';
import type { texts as recordListEnglish } from '../../parts/record-list/texts.ts';
import type { texts as remindersEnglish } from '../../parts/reminders/texts.ts';
import type { texts as reportEnglish } from '../../parts/report/texts.ts';
import type { texts as sessionEnglish } from '../../parts/session/texts.ts';
import type { texts as themeEnglish } from '../../parts/theme/texts.ts';
import type { texts as typedDoseEnglish } from '../../parts/typed-dose/texts.ts';
import { isolated } from '../formats/isolated.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, pensTexts as penTexts } from './data.ts';
import { list, number, plural, sentence } from './grammar.ts';

export const analyticsTexts: Words<typeof analyticsEnglish> = {
  question:
    'Podemos enviar seu endereço de e-mail e dados sobre suas canetas e doses ao nosso provedor de estatísticas?',
  yes: 'Sim',
  no: 'Não',
  answerFailed: 'Não foi possível salvar sua resposta. Nada é enviado.',
  meaning:
    'Se você disser sim, seu endereço de e-mail, seu país e seu tipo de conta vão para o nosso provedor de estatísticas (PostHog), assim como as dosagens e os custos das canetas e os volumes das doses quando você adiciona canetas e registra doses.',
  facts: 'O que é enviado, e o que não é',
  sent: 'Enviado',
  whatIsSent: [
    'sua conta: o id, o endereço de e-mail, o país, o tipo e o dia em que foi criada',
    'quando você cria a conta ou entra nela e, a cada login, quantas canetas você tem e se a Golden Dose está ativada',
    'uma caneta que você adiciona: a dosagem em mg e o custo',
    'uma dose que você registra: o volume em mL, a dosagem da caneta e se é uma Golden Dose',
    'que você alterou ou excluiu uma caneta ou uma dose, mas não qual nem como',
  ],
  neverSent: 'Nunca enviado',
  whatIsNeverSent: [
    'pesagens, altura, sintomas, anotações, locais de injeção e dor',
    'quais páginas você abre, o que você toca ou digita, gravações da sua tela',
    'qualquer coisa de antes de você dizer sim, exceto o login logo antes desta pergunta',
  ],
  nothingKept:
    'Nenhum cookie é criado e nada é guardado neste navegador. Como em qualquer site, o servidor do provedor vê seu endereço IP.',
};

export const devicesTexts: Words<typeof devicesEnglish> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, refil de 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, modificada, refil de ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Seringa de dose única de Ozempic',
    'rybelsus-us-r2': 'Comprimidos de Rybelsus, formulação mais nova (R2)',
  },
  eitherOf: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `Caneta de ${brand}`),
  vial: (brand, isMultiDose) =>
    `Frasco de ${isMultiDose ? 'várias doses' : 'dose única'} de ${brand}`,
  singlePen: (brand) => `Caneta de dose única de ${brand}`,
  tablets: (brand) => `Comprimidos de ${brand}`,

  more: 'Mais',
  moreNote: 'À venda em outros países',
  own: 'Não está na lista',
  ownNote: 'Copie os números do rótulo',
  versions: {
    'mounjaro-kwikpen': 'A original',
    'mounjaro-kwikpen-modified': 'Versão de 2026',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version === null ? '' : `${version} · `}${countDoses(doses)}${ml === null ? '' : ` de ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Caixas de ${number(tablets)} são comuns${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `em ${number(ml)} mL`,
  elsewhere: 'À venda em outros países',
  printedWhere: 'A caneta ou a caixa informa quantos mL.',
  printed: (ml) => `${number(ml)} mL`,
  doseIs: (ml) => `Uma dose tem ${number(ml)} mL`,
  unsure: 'Não sei',
  unsureNote: 'As doses são contadas do mesmo jeito',
  noneOfThese: 'Nenhum destes',
  noneNote: 'Copie os números do rótulo',
  noWholeUnits: `Uma dose de um frasco deve ser um número inteiro de unidades (${number(0.01)} mL cada).`,
};

export const fileImportTexts: Words<typeof fileImportEnglish> = {
  asked: {
    'kind-word': 'O que é medido?',
    'which-person': 'Qual destas pessoas é você?',
    'close-doses':
      'Entre estas doses há menos tempo do que a bula permite. Confira antes de importar.',
    'odd-weights':
      'Estas pesagens diferem muito das anteriores e seguintes. Confira antes de importar.',
  },
  more: (count) => `e mais ${count}`,
  leaveThese: 'Deixar estes de fora',
  importThem: 'Importar estes',
  theseLeftOut: 'Estes ficam de fora.',
};

export const goldenDoseTexts: Words<typeof goldenDoseEnglish> = {
  title: 'Sobre a Golden Dose',
  whatItIs: `Algumas pessoas retiram o líquido que fica na caneta depois das quatro doses previstas na bula e o chamam de Golden Dose: em geral ${number(0.1)}–${number(0.6)} mL. Algumas fontes dizem que isso reduz os custos em 15–25%.`,
  arithmetic: `Pelas nossas contas, uma quinta dose completa (${number(0.6)} mL) reduziria o custo por dose em 20%; ${number(0.3)} mL, em 11%.`,
  beforeYouDecide: 'Antes de decidir',
  cautions: [
    'Esse uso não é autorizado, e o fabricante o desaconselha. O líquido a mais se destina ao preparo da caneta.',
    'Não se sabe quanto resta; por isso, a dose pode ser menor ou maior do que parece. Segundo relatos, canetas mais novas não deixam nada para retirar.',
    'Retirar líquido com uma seringa pode levar germes para dentro da caneta e causar uma infecção. Nunca compartilhe canetas nem agulhas.',
    'A regra da bula continua valendo: a caneta deve ser descartada 30 dias após o primeiro uso, mesmo que ainda reste líquido nela.',
    'Em caso de dor abdominal forte que não passa, pare de usar o medicamento e procure atendimento médico imediatamente.',
  ],
  askFirst:
    'Pergunte antes a quem prescreve seu medicamento ou na farmácia. Este app registra o que você faz; ele não recomenda uma Golden Dose.',
  agreement: 'Li isto e entendo os riscos.',
  tickTheBox: 'Marque a caixa para confirmar que você leu isto.',
  turnOn: 'Ativar a Golden Dose',
  saveFailed: 'Não foi possível salvar.',
};

export const linksTexts: Words<typeof linksEnglish> = {
  share: 'Compartilhar',
  mail: 'Enviar por e-mail',
  once: 'Ele é mostrado só uma vez.',
  done: 'Pronto',
};

export const localTexts: Words<typeof localEnglish> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && plural(pens, { one: '# caneta', other: '# canetas' }),
        doses > 0 && countDoses(doses),
        weights > 0 && plural(weights, { one: '# pesagem', other: '# pesagens' }),
        symptoms > 0 && plural(symptoms, { one: '# sintoma', other: '# sintomas' }),
        measurements > 0 && plural(measurements, { one: '# medida', other: '# medidas' }),
      ].filter((words) => words !== false),
    ) || 'nenhum registro',
  only: 'Só neste navegador',
  lastCopy: (day) => `Última cópia salva em ${day}`,
  noCopy: 'Nenhuma cópia salva ainda',
  notKept:
    'Este navegador pode limpar o armazenamento automaticamente. Salve uma cópia de vez em quando ou instale o app.',

  saveCopy: 'Salvar uma cópia',
  saved: (file) => `${file} foi baixado`,
  saveFailed: 'Não foi possível salvar a cópia. Tente de novo.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Seus registros estão só neste navegador.',
  dueHint:
    'Se os dados do navegador forem apagados, ou se você perder este aparelho, eles se perdem. Uma cópia é um arquivo que fica com você.',
  later: 'Agora não',
  staysHere: 'O que você registra fica neste aparelho',
  toHomeScreen: 'Coloque o Dosewise na Tela de Início',
  homeScreenHint: {
    empty:
      'O Safari pode apagar o que você registra aqui se você não abrir esta página por sete dias. Com os apps da Tela de Início ele não faz isso. Abra o menu Compartilhar, escolha “Adicionar à Tela de Início” e abra o Dosewise na Tela de Início.',
    begun:
      'O Safari pode apagar seus dados se você não abrir esta página por sete dias. Com os apps da Tela de Início ele não faz isso. Salve uma cópia, abra o menu Compartilhar, escolha “Adicionar à Tela de Início” e abra a cópia no app.',
  },

  openCopy: 'Abrir uma cópia',
  copyFile: 'Cópia a abrir',
  opening: 'Abrir uma cópia?',
  inCopy: (counts, day) =>
    `Neste arquivo: ${counts}${day && `, até ${day}`}, com plano, meta e configurações.`,
  openThis: 'Abrir esta cópia',
  notEmpty:
    'Já há registros neste navegador. Salve uma cópia deles e exclua tudo aqui antes, para que nada se misture.',
  noArchive:
    'Isto não é uma cópia do Dosewise. Escolha um arquivo que você obteve em “Salvar uma cópia” ou em “Exportar”.',
  openFailed: 'Não foi possível abrir a cópia. Nada foi alterado.',
  opened: (counts) => `A cópia foi aberta: ${counts}.`,

  deleteAll: 'Excluir tudo aqui',
  deleteTitle: 'Excluir tudo neste navegador?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Isto exclui todas as configurações definitivamente. Sem uma cópia, ninguém pode recuperá-las.'
      : plural(count, {
          one: 'Isto exclui # registro definitivamente. Sem uma cópia, ninguém pode recuperá-lo.',
          other:
            'Isto exclui # registros definitivamente. Sem uma cópia, ninguém pode recuperá-los.',
        }),
  confirmDelete: 'Sim, excluir tudo',
  deleteFailed: 'Não foi possível excluir. Tente de novo.',

  createAccount: 'Criar uma conta',
  byCalendar: 'Seu calendário pode lembrar você das doses.',
  needsServer: {
    reminders: 'Lembretes por notificação, e-mail ou ntfy precisam de um servidor que os envie.',
    calendar:
      'Um endereço para o seu calendário precisa de um servidor. Em vez disso, você pode salvar as doses planejadas em um arquivo.',
    privacy: 'Sem conta, nenhum e-mail é enviado e nenhuma estatística de uso é coletada.',
    security:
      'Senhas, chaves de acesso e sessões pertencem a uma conta. Aqui, qualquer pessoa que abra este navegador pode ver seus registros.',
    account: 'Não há conta: tudo está neste navegador.',
    people:
      'Para que outras pessoas vejam seus registros ou registrem por você, é preciso ter uma conta em um servidor.',
    share:
      'Um link para o seu relatório precisa de um servidor. Imprima o relatório, ou salve-o como PDF na janela de impressão.',
  },

  left: 'Registros de antes da sua conta ainda estão neste navegador.',
  bring: 'Copiar para a minha conta',
};

export const mailTexts: Words<typeof mailEnglish> = { noMail: 'Este servidor não envia e-mails.' };

export const medicinesTexts: Words<typeof medicinesEnglish> = {
  medicine: 'Medicamento',
  chooseMedicine: 'Escolha um medicamento',
  anotherMedicine: 'Outro medicamento',
  medicineName: 'Nome do medicamento',
  names: {
    tirzepatide: 'tirzepatida',
    semaglutide: 'semaglutida',
    liraglutide: 'liraglutida',
    dulaglutide: 'dulaglutida',
    'exenatide (extended release)': 'exenatida (liberação prolongada)',
    'semaglutide (tablet)': 'semaglutida (comprimido)',
    orforglipron: 'orforgliprona',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzepatida)',
    semaglutide: 'Ozempic, Wegovy (semaglutida)',
    liraglutide: 'Saxenda, Victoza (liraglutida)',
    dulaglutide: 'Trulicity (dulaglutida)',
    'exenatide (extended release)': 'Bydureon (exenatida, liberação prolongada)',
    'semaglutide (tablet)': 'Rybelsus, comprimidos de Wegovy (semaglutida)',
    orforglipron: 'Foundayo (orforgliprona)',
  },
  missing: {
    medicine: 'Escolha um medicamento.',
    otherMedicine: 'Digite o nome do medicamento.',
  },
  medicineWrong: (least, most) => `Use de ${number(least)} a ${number(most)} caracteres.`,
};

export const navigationTexts: Words<typeof navigationEnglish> = {
  newTab: ' (abre em uma nova aba)',
  questions: {
    click: 'O que é um clique?',
    priming: 'Quanto líquido o preparo gasta?',
    units: 'O que é uma unidade da seringa?',
    'golden-dose': 'O que é uma Golden Dose?',
    'missed-dose': 'Esqueci uma dose. O que dizem as bulas?',
    travelling: 'O que acontece quando viajo?',
    curve: 'Como a curva é calculada?',
    figures: 'Como doses e custos são calculados?',
    where: 'Onde ficam meus dados, e quem pode vê-los?',
    storing: 'Como guardar e descartar uma caneta?',
  },
};

export const oidcTexts: Words<typeof oidcEnglish> = {
  noPasswords: 'Aqui não é possível entrar com uma senha',
  noPasswordsHint: 'Aqui há outra forma de entrar.',
  logIn: 'Ir para o login',
};

export const otherDevicesTexts: Words<typeof otherDevicesEnglish> = {
  title: 'Usar em outro aparelho',
  lead: 'Os mesmos registros no celular e no computador, sem conta. Eles são criptografados antes de sair deste aparelho: o servidor guarda uma cópia que não consegue ler.',
  begin: 'Obter doze palavras',
  already: 'Já usa em outro aparelho?',
  join: 'Digitar doze palavras',
  copiesOff:
    'Este servidor não guarda cópias criptografadas, por isso seus registros ficam neste aparelho. Para levá-los, salve uma cópia e abra-a no outro aparelho.',
  noServer:
    'Esta página não tem servidor para cópias criptografadas, por isso seus registros ficam neste aparelho. Para levá-los, salve uma cópia e abra-a no outro aparelho.',
  tooOld:
    'Este navegador é antigo demais para as cópias criptografadas. Atualize-o: o Safari precisa da versão 16.4 ou mais recente. Para levar seus registros, salve uma cópia em um aparelho e abra-a no outro.',
  unreachable:
    'Não foi possível acessar o servidor. Seus registros neste aparelho não são afetados.',
  tryAgain: 'Tentar de novo',

  beginTitle: 'Doze palavras no lugar de uma conta',
  before: [
    'Você verá doze palavras, uma única vez. Digite-as no seu outro aparelho para ter seus registros lá.',
    'Anote-as em papel. Ninguém pode recuperar palavras perdidas, nem quem administra o servidor.',
    'Quem tem as palavras tem acesso aos seus registros. Não as envie por e-mail nem por chat.',
  ],
  withoutTls:
    'A conexão com esta página não é criptografada (http). Alguém na mesma rede poderia ler as palavras e seus registros. Use só em uma rede em que você confia.',
  showWords: 'Mostrar as palavras',
  wordsTitle: 'Suas doze palavras',
  wordsHint: 'Anote-as nesta ordem. Depois você não poderá mais vê-las.',
  written: 'Já anotei',
  checkTitle: 'Confira sua anotação',
  checkHint: 'Digite estas duas palavras da sua anotação.',
  wordNumber: (place) => `Palavra ${number(place)}`,
  wordMissing: (place) => `Digite a palavra ${number(place)}.`,
  wordWrong: (place) =>
    `Esta não é a palavra ${number(place)}. Confira sua anotação, ou volte para ver as palavras.`,
  start: 'Começar',
  startedTitle: 'Agora, o outro aparelho',
  started: (address) =>
    `Seus registros estão criptografados no servidor. No outro aparelho, abra ${address} e comece sem conta. Depois toque em “Digitar doze palavras” no painel ou nas configurações.`,
  done: 'Pronto',
  failed: 'Não funcionou. Nada foi alterado. Tente de novo.',

  joinTitle: 'Digitar doze palavras',
  joinLabel: 'Doze palavras',
  joinHint: 'As palavras que o outro aparelho mostrou. Maiúsculas ou minúsculas, tanto faz.',
  addedToOthers: (count) =>
    plural(count, {
      one: 'O # registro deste aparelho será somado aos dos seus outros aparelhos.',
      other: 'Os # registros deste aparelho serão somados aos dos seus outros aparelhos.',
    }),
  getRecords: 'Trazer os registros',
  noWords: 'Digite as doze palavras.',
  wordCount: (count) =>
    plural(count, {
      one: 'Há # palavra. Digite todas as doze, e nenhuma outra.',
      other: 'Há # palavras. Digite todas as doze, e nenhuma outra.',
    }),
  unknownWord: (word) => `“${word}” não é uma das palavras. Confira como se escreve.`,
  guessedWord: (word, guess) => `“${word}” não é uma das palavras. Você quis dizer “${guess}”?`,
  wordOrder: 'Estas doze palavras não combinam. Confira cada palavra e a ordem.',
  notThere:
    'O servidor não tem registros para estas palavras. Confira cada palavra, e se os dois aparelhos abrem o mesmo endereço.',
  joined: 'Agora este aparelho tem os mesmos registros que os outros.',

  shared: 'Neste e nos seus outros aparelhos',
  exchanging: 'Sincronizando com seus outros aparelhos…',
  lastExchanged: (when) => `Última sincronização: ${when}`,
  notExchanged: 'Ainda não sincronizado',
  exchangeNow: 'Sincronizar agora',
  sendOwn: 'Enviar os registros deste aparelho',
  reload: 'Recarregar a página',
  problems: {
    unanswered:
      'Não foi possível acessar o servidor. O que você registra fica neste aparelho e é sincronizado depois.',
    refused:
      'O servidor não aceitou a cópia. Talvez ele não tenha mais espaço, ou sua rede tenha enviado pedidos demais. Seus registros estão neste aparelho.',
    gone: 'A cópia não está mais no servidor. Seus registros estão neste aparelho, e você pode enviá-los de novo.',
    changed:
      'A cópia no servidor está danificada ou alguém a alterou. Ela não foi usada, e seus registros neste aparelho ficam como estão. Você pode enviá-los de novo.',
    newer:
      'Outro aparelho tem uma versão mais recente do Dosewise. Recarregue esta página para obtê-la.',
    older:
      'O servidor tem uma cópia mais antiga do que a que este aparelho já viu. Talvez um backup tenha sido restaurado, ou alguém tenha substituído a cópia. Seus registros neste aparelho ficam como estão. Você pode enviá-los de novo.',
    unfit:
      'Os registros dos seus aparelhos não cabem juntos neste, por exemplo porque são muitos. Os registros daqui ficam como estão.',
    ended:
      'A sincronização foi encerrada em outro aparelho, ou ele tem palavras novas. Seus registros continuam neste aparelho.',
  },

  newWords: 'Palavras novas',
  newWordsTitle: 'Obter palavras novas?',
  newWordsBefore: [
    'Se você perdeu um aparelho, ou se alguém viu suas palavras, obtenha novas. As antigas deixam de funcionar.',
    'Seus outros aparelhos mantêm os registros que têm. Digite lá as palavras novas para continuar.',
    'Anote as palavras novas em papel. Ninguém pode recuperá-las, e quem as tiver terá acesso aos seus registros.',
  ],
  stop: 'Parar de sincronizar',
  stopTitle: 'Parar de sincronizar?',
  stopQuestion:
    'Cada aparelho mantém os registros que tem. Você pode parar só neste aparelho ou em todos. Se parar em todos, a cópia no servidor é substituída por uma vazia.',
  stopHere: 'Parar neste aparelho',
  stopAll: 'Parar em todos',
  stopped: 'Este aparelho não sincroniza mais seus registros.',
  stoppedAll: 'Seus aparelhos não sincronizam mais seus registros.',
  deleteHere:
    'Isto exclui definitivamente todos os registros deste aparelho. Seus outros aparelhos mantêm os deles, e as doze palavras continuam valendo.',
  movedIn:
    'Você também sincroniza estes registros com seus outros aparelhos. Se excluí-los aqui, a sincronização termina em todos. Cada um mantém os registros que tem.',

  changedOnBoth: (count) =>
    plural(count, {
      one: '# registro alterado em dois aparelhos',
      other: '# registros alterados em dois aparelhos',
    }),
  choose: 'Escolher',
  seeProblem: 'Ver o que fazer',
  choicesTitle: 'Alterado em dois aparelhos',
  choicesLead: 'Mantivemos a versão que chegou primeiro. Escolha a outra se for a correta.',
  kept: 'Mantida',
  other: 'Outra versão',
  keep: 'Deixar assim',
  takeOther: 'Usar a outra',
  deleted: 'Excluída',
  penTooEmpty: 'As doses registradas nos dois aparelhos somam mais do que havia nesta caneta.',
  impossible: 'Isso não é mais possível, por exemplo porque uma dose desta caneta foi registrada.',
  allChosen: 'Não há mais nada a escolher.',

  records: {
    pens: 'Caneta',
    doses: 'Dose',
    weights: 'Pesagem',
    symptoms: 'Sintoma',
    measurements: 'Medida',
    plans: 'Plano',
    skips: 'Dose pulada',
    pauses: 'Pausa',
    others: 'Configuração',
  },
  settings: {
    country: 'País',
    currency: 'Moeda',
    language: 'Idioma',
    timeZone: 'Fuso horário',
    heightCm: 'Altura',
    goal: 'Meta',
    goldenDose: 'Golden Dose',
    chosenUnits: 'Unidades',
    sites: 'Locais de injeção',
  },
  changedIn: (when) => `Salvo em ${when}`,
};

export const passkeysTexts: Words<typeof passkeysEnglish> = {
  title: 'Excluir também suas chaves de acesso?',
  lead: 'Outros aparelhos, apps, links compartilhados e pessoas com quem você compartilhava não têm mais acesso. Estas chaves de acesso ainda funcionam:',
  advice: 'Mantenha-as somente se todas estiverem em aparelhos seus.',
  delete: 'Excluir todas as chaves',
  keep: 'Manter',
  failed: 'Não foi possível excluir as chaves de acesso.',
};

export const pensAddPenTexts: Words<typeof pensAddPenEnglish> = {
  questions: {
    brand: 'Qual nome está na sua caixa?',
    strength: 'Qual dosagem?',
    printed: 'Qual caneta é?',
    numbers: 'O que diz o rótulo?',
    use: 'Em uso ou com lacre?',
    cost: 'Quanto custou?',
  },
  countClicks: 'Quantos cliques há em uma dose completa?',
  countPens: 'Quantas canetas há na caixa?',
  countTablets: 'Quantos comprimidos há na caixa?',
  costOfEach: 'Qual foi o custo por unidade?',
  next: 'Continuar',
  strength: 'Dosagem',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'mg em um comprimido, como impresso no rótulo'
      : 'mg em uma dose completa, não na caneta inteira. Veja o rótulo',
  inUse: 'Em uso',
  inUseNote: 'Você já usou, ou vai usar hoje',
  sealed: 'Com lacre',
  sealedNote: (kind) => (kind === 'tablet' ? 'Para depois' : 'Na geladeira, para depois'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Alterar',
  moreDetails: 'Mais detalhes',

  kind: 'Tipo',
  kinds: {
    click_pen: 'Caneta com botão de dose',
    vial: 'Frasco',
    single_pen: 'Canetas de dose única',
    tablet: 'Comprimidos',
  },
  doseMl: 'Volume de uma dose completa',
  doses: 'Doses completas no total',
  pensInBox: 'Canetas nesta caixa',
  tabletsInPack: 'Comprimidos nesta caixa',
  clicks: 'Cliques em uma dose completa',
  clicksHint: `Conte-os na sua caneta. Costuma-se relatar ${number(0.01)} mL por clique, mas nenhuma bula diz isso.`,
  wholeDoses: 'Não sei, ou só libera doses inteiras',
  wholeDosesHint: 'Nesse caso, você só pode registrar doses inteiras.',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg em ${number(ml)} mL, ${doses}${steps === null ? '' : ` de ${steps}`}. Compare com o rótulo.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg em cada comprimido, ${tablets} nesta caixa. Compare com o rótulo.`,
  sources: 'De onde vêm estes números',
  checkedOn: (day) => sentence(`Conferido em ${day}`),

  missing: {
    strength: 'Escolha uma dosagem.',
    ownStrength: 'Digite uma dosagem.',
    doseMl: 'Digite o volume de uma dose completa.',
    doses: 'Digite quantas doses completas há no total.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Digite quantas canetas há na caixa.',
      tablet: 'Digite quantos comprimidos há na caixa.',
    },
    clicks: 'Digite quantos cliques há em uma dose completa.',
  },
  strengthWrong: ({ least, most }) =>
    `A dosagem deve ser um número de ${number(least)} a ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Deve ser um número de ${number(least)} a ${number(most)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Doses: deve ser um número inteiro de ${number(least)} a ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Comprimidos' : 'Canetas'}: deve ser um número inteiro de ${number(least)} a ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Cliques: deve ser um número inteiro de ${number(least)} a ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `Comprimidos de ${brand}`,
  copyOf: (name, copy) => `${name} (${copy})`,
};

const { devices } = penTexts;

export const pensDialogsTexts: Words<typeof pensDialogsEnglish> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Editar caneta' : 'Editar caixa'),
  savePen: (thing) => (thing === 'pen' ? 'Salvar caneta' : 'Salvar caixa'),
  editPenFailed: 'Não foi possível alterar a caneta',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Deixe vazio enquanto a caneta estiver lacrada.'
      : 'Deixe vazio enquanto a caixa estiver lacrada.',
  startsTooLate: (day) => sentence(`Não pode ser depois da primeira dose, em ${day}`),
  costTitle: (thing) => (thing === 'pen' ? 'Custo da caneta' : 'Custo da caixa'),
  askCost: (name) =>
    `Sua dose está registrada. Quanto custou “${name}”? Você também pode preencher depois.`,
  saveCost: 'Salvar custo',
  saveCostFailed: 'Não foi possível alterar a caneta.',
  remindLater: 'Agora não – lembrar depois',
  deletePen: (thing) => (thing === 'pen' ? 'Excluir caneta' : 'Excluir caixa'),
  confirmPenDelete: (name) => `Quer mesmo excluir “${name}”? Esta ação não pode ser desfeita.`,
  deletePenFailed: (reason) => `Não foi possível excluir a caneta: ${reason}`,
  tryAgain: 'tente de novo.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Adicionar canetas lacradas' : 'Adicionar caixas lacradas',
  add: (kind) => `Adicionar ${devices[kind]}`,
  addSealed: (kind) =>
    ({
      click_pen: 'Adicionar canetas lacradas',
      vial: 'Adicionar frascos lacrados',
      single_pen: 'Adicionar caixas lacradas',
      tablet: 'Adicionar caixas lacradas',
    })[kind],
  count: 'Quantidade',
  countHint: 'Tudo com lacre, com os mesmos detalhes',
  countWrong: (most) => `Deve ser um número inteiro de 1 a ${number(most)}.`,

  openTitle: (thing) => (thing === 'pen' ? 'Abrir caneta' : 'Abrir caixa'),
  openQuestion: (name) =>
    `“${name}” conta como em uso a partir deste dia. Registrar a primeira dose tem o mesmo efeito.`,
  openedOn: 'Dia da abertura',
  openFailed: (name) => `Não foi possível abrir ${name}.`,

  discardTitle: (thing) => (thing === 'pen' ? 'Descartar caneta' : 'Descartar caixa'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `“${name}” vai para as canetas anteriores e fica fora do seu plano. Você pode desfazer.`
      : `“${name}” vai para as caixas anteriores e fica fora do seu plano. Você pode desfazer.`,
  discardedOn: 'Dia do descarte',
  reason: 'Motivo',
  reasons: {
    in_use_days: 'Tempo demais em uso',
    empty: 'Acabou',
    broken: 'Quebrou',
    warm: 'Calor demais ou congelamento',
    lost: 'Perda',
    other: 'Outro motivo',
  },
  discardFailed: (name) => `Não foi possível descartar ${name}.`,
  dayNeeded: 'Informe um dia.',
  dayAhead: 'Este dia está no futuro.',
  beforeStart: (day) => sentence(`Não pode ser antes do início, em ${day}`),

  allowGolden: 'Permitir uma Golden Dose desta caneta',
  addPenFailed: 'Não foi possível criar a caneta.',
  penGone: 'Este registro foi excluído em outro lugar.',
  penName: (kind) =>
    ({
      click_pen: 'Nome da caneta',
      vial: 'Nome do frasco',
      single_pen: 'Nome da caixa',
      tablet: 'Nome da caixa',
    })[kind],
  penNameExample: (thing) =>
    thing === 'pen' ? 'ex.: Caneta de novembro' : 'ex.: Caixa de novembro',
  startDate: 'Data de início',
  expiryDate: 'Validade',
  expiryHint: (kind) =>
    ({
      click_pen: 'Como impresso na caneta',
      vial: 'Como impresso no frasco',
      single_pen: 'Como impresso na caixa',
      tablet: 'Como impresso na caixa',
    })[kind],
  batch: 'Lote',
  batchHint: 'Ao lado de “Lote” ou “Lot” no rótulo',
  cost: (kind, currency) => `Custo por ${devices[kind]} (${currency})`,
  purchaseDate: 'Data da compra',
  currency: 'Moeda',
  pharmacy: 'Farmácia',
  wasted: (step) => `Perda (${penTexts.stepLabels[step]})`,
  wastedHint:
    'O que não fez parte de nenhuma dose, como em um preparo a mais da caneta ou em um vazamento',
  wastedWrong: (most) => `Deve ser um número inteiro de 0 a ${number(most)}.`,
  requiredFields: 'Preencha todos os campos obrigatórios.',
  missing: {
    name: 'Digite um nome.',
    startDate: 'Informe a data de início.',
    costPerPen: 'Digite o custo.',
    purchaseDate: 'Informe a data da compra.',
  },
  costWrong: `O custo deve ser um número de 0 a ${number(MAX_MONEY)}, como ${number('245.50')}.`,
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  loggedBy: (email) => `Registrado por ${email}`,
  loggedByAnother: 'Registrado por outra pessoa com acesso',
};

export const pricesTexts: Words<typeof pricesEnglish> = {
  none: (country) =>
    `Não há informação de preços para ${isolated(country)}. Fale com o suporte para incluir preços do seu país.`,
};

export const recordListTexts: Words<typeof recordListEnglish> = {
  edit: (record) => `Editar ${record}`,
  editRow: 'Editar ',
  showMore: (more) => `Mostrar mais ${number(more)}`,
  delete: (record) => `Excluir ${record}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  calendar: 'Adicionar ao meu calendário',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'Não foi possível criar o calendário. Tente de novo.',
  calendarSaved: 'Abra o arquivo para adicionar as doses ao seu calendário.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  period: (from, to, days) => `De ${from} a ${to}, ${countDays(days)}`,
  statement:
    'Informado pela própria pessoa, e por pessoas e apps com acesso. Sem verificação clínica.',

  summary: 'Resumo',
  latestDose: 'Última dose',
  nothing: 'Nada foi registrado neste período.',

  doses: 'Doses',
  date: 'Data',
  amount: 'Dose',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Local',
  otherSite: 'Outro local',
  places: { abdomen: 'Abdome', thigh: 'Coxa', arm: 'Braço', buttock: 'Nádega' },
  pain: 'Dor',
  painOf: (pain) => `${pain} de 10`,

  steps: 'Etapas de dose',
  before: 'Antes do período',

  planned: 'Doses planejadas não tomadas por inteiro',
  nonePlanned: 'Nenhuma dose planejada deixou de ser tomada nem foi pulada.',
  outcome: 'Resultado',
  missed: 'Não tomada',
  skipped: 'Pulada',
  partly: (taken, planned) => `${taken} de ${planned} mg tomados`,
  takenOf: (taken, planned) =>
    `${number(taken)} de ${plural(planned, { one: '# dose planejada tomada', other: '# doses planejadas tomadas' })}`,
  inPause: (doses) => `${doses} durante uma pausa`,

  weight: 'Peso',
  first: 'Primeiro',
  last: 'Último',
  change: 'Variação',
  percent: (percent) => `${percent}%`,
  bmi: 'IMC',
  bmiNote: (height) => `com altura de ${height}`,
  weighIns: (count) => plural(count, { one: '# pesagem', other: '# pesagens' }),
  weightChart: 'Peso neste período',
  smoothed: 'Suavizado',
  chartSummary: (weighIns, first, last) => sentence(`${weighIns}, de ${first} a ${last}`),

  measurements: 'Medidas',
  measurement: 'Tipo',
  onDay: (value, day) => `${value} em ${day}`,

  symptoms: 'Sintomas',
  symptom: 'Sintoma',
  entries: 'Vezes',
  mean: 'Média (0 a 10)',
  worst: 'Pior (0 a 10)',
  lastDay: 'Último',
  noSymptoms: (count) =>
    plural(count, {
      one: 'Mais # registro diz que não houve sintomas.',
      other: 'Mais # registros dizem que não houve sintomas.',
    }),

  sources: 'Como estes valores são calculados',
};

export const sessionTexts: Words<typeof sessionEnglish> = {
  logIn: 'Entrar',
  beginLocal: 'Usar sem conta',
  startEmpty: 'Começar do zero',
  lookAround: 'Explorar com dados de exemplo (18 meses)',
  beginHere: 'Ainda não há registros aqui. O que você registrar fica neste navegador.',
  notBegun: 'Não foi possível carregar uma parte do app. Verifique sua conexão e tente de novo.',
  adminPrompt: 'Entre como admin para abrir esta página.',
  adminsOnly: 'Acesso negado. Só para admins.',
  adminDenied: 'Acesso negado. São necessários direitos de admin.',
  toDashboard: 'Ir para o painel',
  offline: 'Você está sem internet. Estes são seus últimos registros salvos.',
  loginAhead:
    'Primeiro você precisa fazer login em outra página, como a de um Wi-Fi. Nada do que está salvo aqui foi excluído.',
  openLogin: 'Abrir a página de login',
  unanswered:
    'Não foi possível acessar o servidor, por isso seus registros não podem ser mostrados. Não encerramos sua sessão.',
  nothingKept:
    'Este navegador não guarda dados deste site; por isso, recarregar ou fechar a página encerra sua sessão. Para continuar na sua conta, permita os cookies e os dados deste site.',
};

export const themeTexts: Words<typeof themeEnglish> = {
  language: 'Idioma',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
};

export const typedDoseTexts: Words<typeof typedDoseEnglish> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg é mais do que uma dose completa desta caneta (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} fica entre ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} fica exatamente entre ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} e ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} e ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
