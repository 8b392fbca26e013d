import type { ServerWords } from '../../words.ts';

export const report = {
  statement: 'Déclaré par la personne titulaire de ce compte.',
  sources: {
    doses:
      'Chaque dose telle qu’elle a été notée ; sa quantité découle de ses clics, unités, stylos ou comprimés.',
    planned:
      'Chaque dose prévue du plan suivi à ce moment-là, et les doses notées qui lui correspondent : celles notées pour elle, sinon celles prises dans le délai de sa notice ou dans la moitié du temps entre deux doses. Une dose est oubliée dès que ce délai est passé ou que la dose prévue suivante arrive. Les jours de pause ne comptent pas.',
    doseSteps:
      'Un palier commence par une dose d’un autre médicament, ou par une dose supérieure ou inférieure de plus de 5 % au palier précédent, si la dose suivante est la même.',
    weightChange:
      'La dernière pesée de la période moins la première, en pourcentage de la première.',
    smoothedWeight:
      'Moyenne de toutes les pesées jusqu’à un jour donné ; chacune compte moitié moins pour chaque tranche de 5 jours d’ancienneté.',
    measurements: 'La dernière mesure de la période moins la première, pour chaque type.',
    bmi: 'Le dernier poids de la période en kg, divisé par le carré de la taille en m.',
    symptoms:
      'Nombre, maximum et moyenne des intensités saisies, de 0 à 10. Les entrées qui indiquent qu’il n’y avait aucun symptôme sont comptées à part.',
  },
} satisfies ServerWords['analysis/report'];
