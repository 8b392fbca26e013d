import type { texts as english } from '../../../data/reminders/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saved: 'Lembretes salvos.',
  saveFailed: 'Não foi possível salvar os lembretes. Tente de novo.',

  ask: 'Quer um lembrete quando for hora da dose?',
  askOn: (weekday) =>
    /^(sáb|dom)/i.test(weekday)
      ? `Quer um lembrete todo ${weekday}?`
      : `Quer um lembrete toda ${weekday}?`,
  byMail:
    'Por e-mail, quando for hora da dose. Você pode alterar isso em Configurações, em Lembretes.',
  chooseNext: 'Quando for hora da dose. Em seguida você escolhe para onde.',
  remind: 'Quero lembrete',
  willBeReminded: 'Você receberá um lembrete quando for hora da dose.',
};
