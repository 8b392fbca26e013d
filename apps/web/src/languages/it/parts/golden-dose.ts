import type { texts as english } from '../../../parts/golden-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Informazioni sulla Golden Dose',
  whatItIs: `Alcune persone aspirano il liquido che resta in una penna dopo le quattro dosi indicate nel foglio illustrativo e lo chiamano Golden Dose: di solito ${number(0.1)}–${number(0.6)} mL. Alcune fonti dicono che riduce i costi del 15–25%.`,
  arithmetic: `Secondo i nostri calcoli, una quinta dose completa (${number(0.6)} mL) ridurrebbe il costo per dose del 20%, ${number(0.3)} mL dell’11%.`,
  beforeYouDecide: 'Prima di decidere',
  cautions: [
    'Non è autorizzata, e il produttore la sconsiglia. Il liquido in più serve a preparare la penna.',
    'Quanto resta non si sa, quindi la dose può essere più piccola o più grande di quanto sembra. Le penne più recenti non lasciano nulla da aspirare.',
    'Aspirare il liquido con una siringa compromette la sterilità e può causare un’infezione. Non condividere mai penne o aghi.',
    'Il limite di 30 giorni dopo il primo utilizzo resta, qualunque cosa rimanga nella penna.',
    'In caso di forte dolore all’addome che non passa, interrompi il medicinale e rivolgiti subito a un medico.',
  ],
  askFirst:
    'Chiedi prima al medico che te lo prescrive o in farmacia. Questa app registra quello che fai; non lo raccomanda.',
  agreement: 'Ho letto queste informazioni e capisco i rischi.',
  tickTheBox: 'Spunta la casella per confermare che hai letto.',
  turnOn: 'Attiva Golden Dose',
  saveFailed: 'Non è stato possibile salvare.',
};
