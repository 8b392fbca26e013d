import type { ServerWords } from '../../words.ts';

export const channels = {
  acts: { taken: 'Já tomei', later: 'Lembrar depois' },
  answers: {
    noSubscription: 'Não enviado: este navegador não recebe mais notificações',
    noPushService: 'Não enviado: não é um serviço de notificações',
    notYet: 'Ainda não enviado',
    noSender: 'Não enviado: este servidor não tem endereço público nem remetente de e-mail',
    badKeys: 'Não enviado: as chaves desta inscrição não podem ser usadas',
    noNtfy: 'Não enviado: não é um endereço do ntfy permitido aqui',
    noTopic: 'O serviço não conhece este tópico',
    privateAddress: 'Não enviado: um endereço privado',
    noAnswer: 'Talvez aceito: não houve resposta',
    late: 'Nenhuma resposta a tempo',
    unreachable: 'Não foi possível acessar o serviço',
    resting: 'Não enviado: este webhook está em pausa após falhas demais',
    gone: 'Não enviado: este webhook não existe mais',
    plain: 'Não enviado: para lá, só se envia por https',
  },
  replies: {
    taken: 'aceito',
    elsewhere: 'aponta para outro lugar, e nada é enviado para lá',
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
