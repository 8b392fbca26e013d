import type { texts as english } from '../../../../features/dosing/plan/changes/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';

export const texts: Words<typeof english> = {
  pauseTitle: 'Pausar o plano',
  editPauseTitle: 'Alterar a pausa',
  firstDay: 'Primeiro dia',
  pastHint: 'Pode ser um dia que já passou.',
  untilResumed: 'Até eu continuar',
  lastDay: 'Último dia',
  firstNeeded: 'Informe o primeiro dia.',
  lastNeeded: 'Informe o último dia.',
  endsEarly: 'A pausa termina antes de começar.',
  pauseFact:
    'As doses desses dias não são previstas nem contam como esquecidas, e não há lembretes.',
  nextAfter: (day, time) => `Sua próxima dose depois disso: ${day}, ${time}.`,
  noneAfter: 'Nenhuma dose está planejada depois disso.',
  noneUntilResumed: 'Nenhuma dose é prevista até você continuar.',
  savePause: 'Salvar pausa',
  pauseSaved: 'Pausa salva.',
  pauseFailed: 'Não foi possível salvar a pausa.',

  dayTitle: 'Mudar o dia',
  dayLead: 'Sua próxima dose e as seguintes mudam de dia. As quantidades continuam iguais.',
  before: (day, time) => `Planejada agora: ${day}, ${time}.`,
  day: 'Dia da próxima dose',
  dayNeeded: 'Informe o dia da próxima dose.',
  dayPassed: 'Escolha hoje ou um dia depois.',
  next: (day, time, days) =>
    days === null
      ? `Sua próxima dose: ${day}, ${time}.`
      : `Sua próxima dose: ${day}, ${time} (${countDays(days)} depois da última).`,
  counted: 'Sua última dose conta como a do dia que você escolheu.',
  nothing: 'Nenhuma dose ficaria planejada a partir deste dia.',
  changedElsewhere: 'Este plano foi alterado em outro lugar. Feche esta janela e confira o plano.',
};
