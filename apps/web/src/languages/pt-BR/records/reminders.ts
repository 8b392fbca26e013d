import type { texts as english } from '../../../records/reminders/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saved: 'Lembretes salvos.',
  saveFailed: 'Não foi possível salvar os lembretes. Tente de novo.',

  ask: 'Lembrar quando for hora da dose?',
  askOn: (weekday) =>
    /^(sáb|dom)/i.test(weekday) ? `Lembrar todo ${weekday}?` : `Lembrar toda ${weekday}?`,
  byMail:
    'Por e-mail, quando for hora da dose. Você pode mudar isto em Configurações, em Lembretes.',
  chooseNext: 'Quando for hora da dose. Em seguida você escolhe para onde.',
  remind: 'Lembrar',
  willBeReminded: 'Você receberá um lembrete quando for hora da dose.',
};
