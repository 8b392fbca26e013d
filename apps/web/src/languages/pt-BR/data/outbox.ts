import type { texts as english } from '../../../data/outbox/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  kept: (what) =>
    `Salvo neste aparelho${what && `: ${what}`}. Será enviado quando houver internet.`,
  keptForLater: (what) => `Salvo neste aparelho${what && `: ${what}`}. Será enviado em breve.`,
  keptForLogin: () => 'Salvo neste aparelho. Será enviado quando você entrar de novo.',
  notStored:
    'Este navegador não conseguiu salvar o registro, e sem internet não é possível enviá-lo. Nada do que você digitou se perdeu: deixe esta página aberta e tente de novo.',
  waiting: 'Ainda não enviado',
  waitingCount: (count) =>
    plural(count, {
      one: '# registro está salvo neste aparelho e será enviado quando houver internet.',
      other: '# registros estão salvos neste aparelho e serão enviados quando houver internet.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# registro para outras pessoas ainda não foi salvo.',
      other: '# registros para outras pessoas ainda não foram salvos.',
    }),
  sendNow: 'Enviar agora',
  refused: {
    dose: 'Não foi possível salvar uma dose.',
    weight: 'Não foi possível salvar uma pesagem.',
    symptom: 'Não foi possível salvar um sintoma.',
    measurement: 'Não foi possível salvar uma medida.',
  },
  refusedHint: 'Nada se perdeu: altere o registro e tente de novo, ou descarte-o.',
  covered: {
    dose: 'Outra dose foi registrada para a mesma dose planejada.',
    weight: 'Outra pesagem está no lugar da sua.',
    symptom: 'Outro sintoma está no lugar do seu.',
    measurement: 'Outra medida está no lugar da sua.',
  },
  coveredOther: 'No seu histórico',
  coveredOwn: 'Seu registro, ainda não enviado',
  keepBoth: 'Manter os dois',
  dropThisOne: 'Descartar o meu',
  look: 'Revisar',
  change: 'Alterar',
  tryAgain: 'Tentar de novo',
  discard: 'Descartar',

  askTitle: 'Sair e perder o que não foi enviado?',
  ask: (count) =>
    plural(count, {
      one: '# registro neste aparelho ainda não foi enviado. Se você sair da conta, ele será excluído.',
      other:
        '# registros neste aparelho ainda não foram enviados. Se você sair da conta, eles serão excluídos.',
    }),
  stay: 'Continuar na conta',
  leave: 'Sair e excluir',
};
