import type { texts as english } from '../../../parts/golden-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Sobre a Golden Dose',
  whatItIs: `Algumas pessoas retiram o líquido que fica na caneta depois das quatro doses previstas na bula e o chamam de Golden Dose: em geral ${number(0.1)}–${number(0.6)} mL. Algumas fontes dizem que isso reduz os custos em 15–25%.`,
  arithmetic: `Pelas nossas contas, uma quinta dose completa (${number(0.6)} mL) reduziria o custo por dose em 20%; ${number(0.3)} mL, em 11%.`,
  beforeYouDecide: 'Antes de decidir',
  cautions: [
    'Ela não é autorizada, e o fabricante a desaconselha. O líquido a mais se destina ao preparo da caneta.',
    'Não se sabe quanto resta; por isso, a dose pode ser menor ou maior do que parece. Canetas mais novas não deixam nada para retirar.',
    'Retirar líquido com uma seringa compromete a esterilidade e pode causar uma infecção. Nunca compartilhe canetas nem agulhas.',
    'O limite de 30 dias após o primeiro uso continua valendo, não importa o que reste na caneta.',
    'Em caso de dor abdominal forte que não passa, pare de usar o medicamento e procure atendimento médico imediatamente.',
  ],
  askFirst:
    'Pergunte antes a quem prescreve seu medicamento ou na farmácia. Este app registra o que você faz; ele não recomenda isso.',
  agreement: 'Li isto e entendo os riscos.',
  tickTheBox: 'Marque a caixa para confirmar que você leu isto.',
  turnOn: 'Ativar Golden Dose',
  saveFailed: 'Não foi possível salvar.',
};
