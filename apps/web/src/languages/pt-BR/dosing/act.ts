import type { texts as english } from '../../../features/dosing/act/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Lembrete · Dosewise',
  acts: {
    taken: {
      title: 'Registrar esta dose',
      explanation:
        'Isto registra a dose do seu lembrete, com a caneta que ele indica. Se a dose já estiver registrada, nada acontece.',
      button: 'Registrar como tomada',
    },
    later: {
      title: 'Lembrar depois',
      explanation:
        'Você receberá outro lembrete em uma hora, a não ser que a dose já esteja registrada.',
      button: 'Lembrar em uma hora',
    },
  },
  done: {
    logged: {
      title: 'Dose registrada',
      explanation: 'Você pode alterá-la no seu histórico de doses.',
    },
    already: {
      title: 'Nada a registrar',
      explanation: 'Esta dose já está registrada, ou não está mais planejada.',
    },
    later: {
      title: 'Você receberá um lembrete em uma hora',
      explanation: 'A não ser que a dose já esteja registrada até lá.',
    },
  },
  toLogDose: 'Ir para Registrar dose',
  failed: 'Não deu certo. Tente de novo.',
  dead: 'Este link não funciona mais',
  deadAdvice:
    'Os botões de um lembrete funcionam por um dia. Você ainda pode registrar a dose por conta própria.',
};
