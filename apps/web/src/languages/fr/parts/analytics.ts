import type { texts as english } from '../../../parts/analytics/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  question: 'Pouvons-nous mesurer l’utilisation de l’application ?',
  yes: 'Oui',
  no: 'Non',
  answerFailed: 'Votre réponse n’a pas pu être enregistrée. Rien n’est envoyé.',
  meaning:
    'Si vous dites oui, votre e-mail, votre pays et votre type de compte sont transmis à notre prestataire d’analyse (PostHog), ainsi que le dosage et le coût des stylos et le volume des doses quand vous ajoutez des stylos et notez des doses.',
  facts: 'Ce qui est envoyé, et ce qui ne l’est pas',
  sent: 'Envoyé',
  whatIsSent: [
    'votre compte : son identifiant, son e-mail, son pays, son type et le jour de sa création',
    'quand vous créez un compte ou vous connectez, puis combien de stylos vous avez et si la Golden Dose est activée',
    'un stylo que vous ajoutez : son dosage en mg et son coût',
    'une dose que vous notez : son volume en mL, le dosage de son stylo, et si c’est une Golden Dose',
    'le fait que vous avez modifié ou supprimé un stylo ou une dose, mais pas lequel ni comment',
  ],
  neverSent: 'Jamais envoyé',
  whatIsNeverSent: [
    'les poids, la taille, les symptômes, les notes, les sites d’injection et la douleur',
    'les pages que vous ouvrez, ce que vous touchez ou tapez, l’enregistrement de votre écran',
    'tout ce qui précède votre oui, sauf la connexion juste avant cette question',
  ],
  nothingKept:
    'Aucun cookie n’est déposé et rien n’est conservé dans ce navigateur. Comme tout serveur, celui du prestataire voit l’adresse de votre appareil sur internet.',
};
