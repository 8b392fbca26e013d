import type { texts as english } from '../../../parts/analytics/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  question: 'Podemos contar como o app é usado?',
  yes: 'Sim',
  no: 'Não',
  answerFailed: 'Não foi possível salvar sua resposta. Nada é enviado.',
  meaning:
    'Se você disser sim, seu e-mail, seu país e seu tipo de conta vão para o nosso provedor de estatísticas (PostHog), assim como as dosagens e os custos das canetas e os volumes das doses quando você adiciona canetas e registra doses.',
  facts: 'O que é enviado, e o que não é',
  sent: 'Enviado',
  whatIsSent: [
    'sua conta: o id, o e-mail, o país, o tipo e o dia em que foi criada',
    'quando você cria a conta ou entra nela e, nesse momento, quantas canetas você tem e se a Golden Dose está ativada',
    'uma caneta que você adiciona: a dosagem em mg e o custo',
    'uma dose que você registra: o volume em mL, a dosagem da caneta e se é uma Golden Dose',
    'que você alterou ou excluiu uma caneta ou uma dose, mas não qual nem como',
  ],
  neverSent: 'Nunca enviado',
  whatIsNeverSent: [
    'pesos, altura, sintomas, anotações, locais de injeção e dor',
    'quais páginas você abre, o que você toca ou digita, gravações da sua tela',
    'qualquer coisa de antes de você dizer sim, exceto o login logo antes desta pergunta',
  ],
  nothingKept:
    'Nenhum cookie é criado e nada é guardado neste navegador. Como todo servidor, o do provedor vê o endereço que seu aparelho tem na internet.',
};
