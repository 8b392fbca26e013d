import type { texts as english } from '../../../parts/golden-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'À propos de la Golden Dose',
  whatItIs: `Certaines personnes prélèvent le liquide qui reste dans un stylo après ses quatre doses prévues et appellent cela une Golden Dose : en général de ${number(0.1)} à ${number(0.6)} mL. Certaines sources disent que cela réduit les coûts de 15 à 25 %.`,
  arithmetic: `D’après nos calculs, une cinquième dose complète (${number(0.6)} mL) réduirait le coût par dose de 20 %, ${number(0.3)} mL de 11 %.`,
  beforeYouDecide: 'Avant de décider',
  cautions: [
    'Elle n’est pas autorisée, et le fabricant la déconseille. Le liquide supplémentaire est destiné à la purge.',
    'La quantité restante est inconnue : la dose peut donc être plus petite ou plus grande qu’il n’y paraît. Les stylos plus récents ne laissent rien à prélever.',
    'Prélever du liquide avec une seringue rompt la stérilité et peut provoquer une infection. Ne partagez jamais les stylos ni les aiguilles.',
    'La limite de 30 jours après la première utilisation reste valable, quoi qu’il reste dans le stylo.',
    'En cas de forte douleur au ventre qui ne passe pas, arrêtez le médicament et consultez un médecin immédiatement.',
  ],
  askFirst:
    'Demandez d’abord conseil à la personne qui vous prescrit ce traitement ou en pharmacie. Cette application enregistre ce que vous faites ; elle ne le recommande pas.',
  agreement: 'J’ai lu ceci et je comprends les risques.',
  tickTheBox: 'Cochez la case pour indiquer que vous avez lu ceci.',
  turnOn: 'Activer la Golden Dose',
  saveFailed: 'L’enregistrement a échoué.',
};
