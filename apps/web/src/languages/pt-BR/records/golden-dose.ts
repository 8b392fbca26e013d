import type { texts as english } from '../../../records/golden-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Sobre a Golden Dose',
  whatItIs: `Algumas pessoas retiram o líquido que fica na caneta depois das quatro doses da bula e o chamam de Golden Dose: em geral ${number(0.1)}–${number(0.6)} mL, o que reduziria os custos em 15–25%, segundo dizem.`,
  arithmetic: `Uma quinta dose completa (${number(0.6)} mL) reduz o custo por dose em 20%; ${number(0.3)} mL, em 11%.`,
  beforeYouDecide: 'Antes de decidir',
  cautions: [
    'O fabricante não a aprovou e não a recomenda. O líquido a mais se destina ao preparo da caneta.',
    'Não se sabe quanto resta; por isso, a dose pode ser menor ou maior do que parece. Canetas mais novas não deixam nada para retirar.',
    'Retirar líquido com uma seringa compromete a esterilidade e pode causar uma infecção. Nunca compartilhe canetas nem agulhas.',
    'O limite de 30 dias após o primeiro uso continua valendo, não importa o que reste na caneta.',
    'Dor forte no abdome que não passa: pare e procure atendimento médico.',
  ],
  askFirst:
    'Pergunte antes a quem prescreve seu medicamento ou na farmácia. Este app registra o que você faz; ele não recomenda isso.',
  agreement: 'Li isto e entendo os riscos.',
  tickTheBox: 'Marque a caixa para confirmar que você leu isto.',
  turnOn: 'Ativar Golden Dose',
  saveFailed: 'Não foi possível salvar.',
};
