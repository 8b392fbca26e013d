import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const channels = {
  acts: { taken: 'Já tomei', later: 'Lembrar depois' },
  answers: {
    noSubscription: 'Não enviado: este navegador não recebe mais notificações',
    noPushService:
      'Não enviado: este servidor não conhece o serviço de notificações deste navegador',
    notYet: 'Ainda não enviado',
    noSender: 'Não enviado: este servidor não tem endereço público nem remetente de e-mail',
    badKeys: 'Não enviado: as chaves desta inscrição não podem ser usadas',
    noNtfy: 'Não enviado: este servidor não permite este endereço do ntfy',
    noTopic: 'O serviço não conhece este tópico',
    privateAddress: 'Não enviado: o endereço está em uma rede privada',
    noAnswer: 'Talvez enviado: não houve resposta',
    late: 'Nenhuma resposta a tempo',
    unreachable: 'Não foi possível acessar o serviço',
    resting: 'Não enviado: este webhook está em pausa após muitas falhas',
    gone: 'Não enviado: este webhook foi excluído',
    plain: 'Não enviado: este endereço deve usar https',
    serverStopped: 'Talvez enviado: o servidor parou antes da confirmação',
  },
  replies: {
    taken: 'aceito',
    elsewhere: 'redireciona para outro endereço, e não seguimos redirecionamentos',
    unknownSender: 'o serviço não aceita este remetente',
    ended: 'esta inscrição foi encerrada',
    tooLong: 'a mensagem é longa demais',
    wait: 'o serviço pede para esperar',
    problem: 'o serviço está com um problema',
    refused: 'o serviço recusa',
    nothingThere: 'não há nada neste endereço',
    sentNothing: 'o Apprise não enviou nada: nenhum destino tem esta chave ou etiqueta',
    targetFailed: 'um destino do Apprise falhou',
  },
} satisfies ServerWords['outgoing/channels'];

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
/** '26 de novembro de 2026' of '2026-11-26'. */
const dayOf = (day: string) => DAY.format(Date.parse(day));

export const mails = {
  why: (where) => `Você recebe este e-mail porque tem uma conta no app ${where}.`,
  unsubscribe: 'Cancelar e-mails',
  linked: (label, url) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Escolha uma nova senha para o app ${product}`,
      asked: (product) => `Alguém pediu uma nova senha para sua conta no app ${product}.`,
      how: 'Escolha uma aqui. O link pode ser usado uma vez, em até 60 minutos.',
      link: 'Escolher uma nova senha',
      otherwise: 'Se não foi você, não faça nada: sua senha continua a mesma.',
    },
    new_address: {
      subject: (product) => `Confirme seu endereço para o app ${product}`,
      asked: (product) =>
        `Alguém que está com a sessão aberta no app ${product} quer usar este endereço na própria conta.`,
      how: 'Confirme-o aqui. O link pode ser usado uma vez, em até 60 minutos.',
      link: 'Usar este endereço',
      otherwise: 'Se não foi você, não faça nada: nada vai mudar.',
    },
    person_invited: {
      subject: (product) => `Um convite para o app ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : ` O acesso vale até ${dayOf(until)}.`;
        return role === 'logs'
          ? `${person} usa o app ${product} para registrar doses, peso e sintomas. Você recebeu um convite para ver os registros dessa pessoa e registrar por ela.${end}`
          : `${person} usa o app ${product} para registrar doses, peso e sintomas. Você recebeu um convite para ver os registros dessa pessoa.${end}`;
      },
      how: 'Aceite o convite aqui. Você precisa de uma conta com este endereço de e-mail. O link pode ser usado uma vez, em até 7 dias.',
      link: 'Ver o convite',
      otherwise:
        'Se você não conhece essa pessoa, não faça nada. O convite não permite a ninguém ver seus registros.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Novo acesso à sua conta no app ${product}`,
      what: (product, device, when) =>
        `Alguém entrou na sua conta no app ${product}: ${device}, ${when}. Não vimos esse navegador e esse aparelho na sua conta nos últimos 90 dias.`,
      advice: () =>
        'Se foi você, não faça nada. Se não foi, encerre a sessão desse aparelho e altere sua senha.',
    },
    second_factor_removed: {
      subject: () => 'Sua conta: seu app autenticador foi removido',
      what: (product) =>
        `Um admin removeu o app autenticador da sua conta no app ${product}. Agora você entra só com sua senha.`,
      advice: (product) =>
        `Você pode configurar um de novo. Se você não pediu isso, altere sua senha e avise quem administra o app ${product}.`,
    },
    address_changed: {
      subject: () => 'Sua conta: seu endereço de e-mail foi alterado',
      what: (product) =>
        `Sua conta no app ${product} tem um novo endereço de e-mail. Use o novo para entrar; os links de senha também são enviados para ele.`,
      advice: (product) =>
        `Se foi você, não faça nada. Se não foi, talvez outra pessoa esteja usando sua conta. Avise imediatamente quem administra o app ${product}.`,
    },
    person_ended: {
      subject: () => 'Sua conta: um compartilhamento terminou',
      ofOwner: (product, email) =>
        `${email} não pode mais ver seus registros no app ${product} nem registrar por você.`,
      ofCarer: (product, email) =>
        `Você não pode mais ver os registros de ${email} no app ${product} nem registrar por essa pessoa.`,
      advice: 'Você não precisa fazer nada. A página Pessoas mostra quem tem acesso a quê.',
      link: 'Ir para Pessoas',
    },
    unknownDevice: 'um aparelho desconhecido',
    commandLine: 'a linha de comando do servidor',
    device: (browser, system) => `${browser} (${system})`,
    systems: { 'a Mac': 'Mac', 'a Chromebook': 'Chromebook' },
    doorSubject: (what) => `Sua conta: ${what}`,
    doneBy: (device, when) => `Aparelho e horário: ${device}, ${when}.`,
    rightsAdvice:
      'Se você esperava por isso, não faça nada. Se não, pergunte a outro admin ou a quem administra este servidor.',
    advices: {
      password: (product) =>
        `Se foi você quem fez ou pediu isso, não faça nada. Se não foi, escolha “Esqueceu sua senha?” na página de login. Se não funcionar, avise quem administra o app ${product}.`,
      second_factor_on: (product) =>
        `Se foi você, não faça nada. Se não foi e você ainda consegue entrar, remova o app autenticador e altere sua senha. Se não consegue, avise quem administra o app ${product}.`,
      passkey: () =>
        'Se foi você, não faça nada. Se não foi, exclua a chave de acesso, escolha “Encerrar todas as outras” em “Sessões abertas” e altere sua senha.',
      reset_link: (product) =>
        `Se foi você quem pediu, não faça nada. Se não foi, avise imediatamente quem administra o app ${product} e altere sua senha.`,
      others: (product) =>
        `Se foi você quem fez ou pediu isso, não faça nada. Se não foi, escolha “Encerrar todas as outras” em “Sessões abertas” e altere sua senha. Avise imediatamente quem administra o app ${product}.`,
    },
    doorAdvice:
      'Se foi você quem fez ou pediu isso, não faça nada. Se não foi, escolha “Encerrar todas as outras” em “Sessões abertas” e altere sua senha.',
    link: 'Ir para Segurança',
  },
  doors: {
    passkey: {
      subject: 'uma chave de acesso foi adicionada',
      what: (product, name) =>
        `Agora você pode entrar na sua conta no app ${product} com a chave de acesso “${name}”.`,
    },
    oidc: {
      subject: 'outro login foi vinculado',
      what: (product, name) =>
        `Um login com ${name} foi vinculado: agora você pode usá-lo para entrar na sua conta no app ${product}.`,
    },
    api_token: {
      subject: 'um token de API foi criado',
      what: (product, name) =>
        `Um programa com o token de API “${name}” agora pode usar sua conta no app ${product}.`,
    },
    share: {
      subject: 'um relatório foi compartilhado',
      what: (product, day) =>
        `Até ${dayOf(day)}, qualquer pessoa com o link pode ler um relatório dos seus registros no app ${product}.`,
    },
    calendar: {
      subject: 'um endereço de calendário foi criado',
      what: (product) =>
        `Qualquer pessoa com o endereço agora pode ler o calendário da sua conta no app ${product}. Se havia um endereço de calendário anterior, ele não funciona mais.`,
    },
    ntfy: {
      subject: 'os lembretes vão para outro endereço do ntfy',
      what: (product, host) =>
        `Os lembretes da sua conta no app ${product} agora vão para um tópico em ${host}.`,
    },
    webhook: {
      subject: 'um webhook foi salvo',
      what: (product, host) =>
        `Sua conta no app ${product} agora envia dados a um programa em ${host}: doses, estoque, pesagens ou lembretes, conforme escolhido no webhook.`,
    },
    person: {
      subject: 'alguém recebeu convite para seus registros',
      what: (product, email) =>
        `Alguém usou sua conta no app ${product} para convidar ${email} a ver seus registros. O acesso começa assim que o convite for aceito. A página Pessoas mostra se a pessoa só pode ver seus registros ou também registrar por você.`,
    },
    person_reminded: {
      subject: 'outra pessoa também recebe seus lembretes',
      what: (product, email) =>
        `Os lembretes da sua conta no app ${product} agora vão por e-mail também para ${email}.`,
    },
    address: {
      subject: 'um novo endereço de e-mail foi pedido',
      what: (product) =>
        `Alguém com uma sessão aberta na sua conta no app ${product} pediu para alterar o endereço de e-mail da conta. A mudança só vale quando o link enviado ao novo endereço for aberto.`,
    },
    password: {
      subject: 'sua senha foi alterada',
      what: (product, passkeys) =>
        `Sua conta no app ${product} tem uma nova senha. A sessão foi encerrada em todos os outros aparelhos, e todos os tokens de API, relatórios compartilhados, webhooks, o endereço de calendário e o endereço do ntfy foram revogados. O compartilhamento com todas as pessoas que podiam ver seus registros foi encerrado, e os convites pendentes foram revogados.${passkeys === '' ? '' : ` Estas chaves de acesso continuam valendo: ${passkeys}.`}`,
    },
    reset_link: {
      subject: 'um link para uma nova senha foi criado',
      what: (product: string) =>
        `Quem administra o app ${product} criou um link para definir uma nova senha para sua conta. Ele pode ser usado uma vez, em até 24 horas.`,
    },
    second_factor_on: {
      subject: 'um app autenticador foi configurado',
      what: (product) =>
        `Agora você precisa de um código de um app autenticador para entrar na sua conta no app ${product}.`,
    },
    second_factor_off: {
      subject: 'o app autenticador foi removido',
      what: (product) =>
        `Você não precisa mais de um código de um app autenticador para entrar na sua conta no app ${product}.`,
    },
    second_factor_of_other: {
      subject: 'o app autenticador de outra conta foi removido',
      what: (product, email) =>
        `Alguém usou sua conta para remover o app autenticador da conta ${email} no app ${product}.`,
    },
    made_admin: {
      subject: 'agora você é admin',
      what: (product) => `Agora você é admin no app ${product}.`,
    },
    made_user: {
      subject: 'você não é mais admin',
      what: (product) => `Você não é mais admin no app ${product}.`,
    },
    made_other_admin: {
      subject: 'alguém recebeu direitos de admin',
      what: (product, email) =>
        `Alguém usou sua conta para dar a ${email} direitos de admin no app ${product}.`,
    },
    made_other_user: {
      subject: 'alguém perdeu os direitos de admin',
      what: (product, email) =>
        `Alguém usou sua conta para remover os direitos de admin de ${email} no app ${product}.`,
    },
    invite: {
      subject: 'um convite foi criado',
      what: (product, email) =>
        email === ''
          ? `Alguém usou sua conta para criar um convite para uma nova conta no app ${product}.`
          : `Alguém usou sua conta para criar um convite para uma nova conta de ${email} no app ${product}.`,
    },
    backup_made: {
      subject: 'um backup foi criado',
      what: (product, name) =>
        `Alguém usou sua conta para criar o backup ${name} no app ${product}. Ele contém os registros de todas as pessoas.`,
    },
    backup_downloaded: {
      subject: 'um backup foi baixado',
      what: (product, name) =>
        `Alguém usou sua conta para baixar o backup ${name} do app ${product}. Ele contém os registros de todas as pessoas.`,
    },
  },
  welcome: {
    subject: (name) => `Boas-vindas ao Dosewise, ${name}`,
    heading: 'Boas-vindas',
    greeting: (name) => `Olá, ${name}!`,
    ready: (email) => `Sua conta está pronta. O e-mail dela é ${email}.`,
    first: 'Três coisas por onde muita gente começa:',
    pen: 'Adicionar a caneta em uso.',
    dose: 'Registrar a última dose.',
    settings: 'Conferir as configurações: país, moeda, fuso horário e e-mails.',
    noAdvice:
      'O Dosewise guarda registros e faz contas. Ele não dá orientação médica: dúvidas sobre seu tratamento são para quem prescreve seu medicamento ou para a farmácia.',
    yours: 'No app, você pode exportar todos os seus dados ou excluir sua conta quando quiser.',
    closing: 'Equipe Dosewise',
  },
  reminder: {
    acts: { taken: 'Já tomei', later: 'Lembrar em uma hora' },
    why: (product) => `Você pediu que o app ${product} enviasse lembretes por e-mail.`,
    end: 'Parar lembretes por e-mail',
    whyCarer: (product, email) =>
      `${email} compartilha os próprios registros com você no app ${product} e também envia os lembretes a você.`,
    people: 'Pessoas cujos registros você pode ver',
  },
} satisfies ServerWords['outgoing/channels/email/compose'];

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: uma dose foi registrada',
    'weight.logged': 'Dosewise: uma pesagem foi registrada',
  },
  doseLogged: (mg) => `Dose registrada: ${mg} mg`,
  weightLogged: (weight) => `Pesagem registrada: ${weight}`,
  test: 'Dosewise: o teste que você pediu',
} satisfies ServerWords['outgoing/channels/webhook'];

const plural = pluralIn('pt-BR');

const due = (person?: string) =>
  person === undefined ? 'Dose prevista' : `Dose prevista para ${person}`;

export const planner = {
  discreet: 'Dosewise: há algo pendente',
  doseDue: (amount, person) => `${due(person)}: ${amount}`,
  doseDueAs: (amount, steps, person) => `${due(person)}: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen, person) => `${due(person)}: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen, person) => `${due(person)}: ${amount}, ${steps} (${pen})`,
  forPerson: (person, title) => `Para ${person}: ${title}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: última dose registrada há ${n} ${plural(n, { one: 'hora', other: 'horas' })}. As bulas dizem para não usar juntos dois medicamentos desse tipo. Pergunte a quem prescreve o medicamento antes que esta dose seja tomada.`,
  otherDays: (medicine, n) =>
    `${medicine}: última dose registrada há ${n} ${plural(n, { one: 'dia', other: 'dias' })}. As bulas dizem para não usar juntos dois medicamentos desse tipo. Pergunte a quem prescreve o medicamento antes que esta dose seja tomada.`,
  nextOf: (medicine, when) => `Próxima dose de ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Não restará ${medicine} para a dose de ${day}`,
  clicks: (n) => `${n} ${plural(n, { one: 'clique', other: 'cliques' })}`,
  units: (n) => `${n} ${plural(n, { one: 'unidade', other: 'unidades' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'caneta', other: 'canetas' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'comprimido', other: 'comprimidos' })}`,
  planned: (when) => `Planejada para ${when}.`,
  runsOut: (day) => `Não restará medicamento para a dose de ${day}`,
  dosesLeft: (n) =>
    n === 0
      ? 'Antes dela, não resta nenhuma dose.'
      : plural(n, {
          one: `Antes dela, resta ${n} dose.`,
          other: `Antes dela, restam ${n} doses.`,
        }),
  lastDay: (pens) => `Último dia de uso: ${pens}`,
  thenDiscard: 'Segundo a bula, o descarte deve ser feito depois de hoje.',
  thenDiscardAll: 'Segundo a bula, todos estes itens devem ser descartados depois de hoje.',
  weighIn: 'Hora de registrar o peso',
  week: 'Resumo da semana',
  entries: (doses, weighIns, symptoms) =>
    `Registrado: ${doses}, ${weighIns} ${plural(weighIns, { one: 'pesagem', other: 'pesagens' })}, ${symptoms} ${plural(symptoms, { one: 'registro de sintoma', other: 'registros de sintomas' })}`,
  doses: (n, amount) =>
    n === 0 ? `${n} dose` : `${n} ${plural(n, { one: 'dose', other: 'doses' })} (${amount})`,
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Próxima dose: ${when}`,
  aPen: 'uma caneta',
} satisfies ServerWords['outgoing/planner'];
