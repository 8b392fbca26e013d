import type { ServerWords } from '../../words.ts';

export const report = {
  statement: 'Eigene Angaben der Person, der dieses Konto gehört.',
  sources: {
    doses:
      'Jede Dosis, wie sie eingetragen wurde; ihre Menge folgt aus Klicks, Einheiten, Pens oder Tabletten.',
    planned:
      'Jede geplante Dosis des Plans, der zu ihrer Zeit galt, und die eingetragenen Dosen, die zu ihr gehören: die für sie eingetragenen, sonst die innerhalb der Frist laut Packungsbeilage oder der halben Zeit zwischen zwei Dosen. Als vergessen gilt eine Dosis, sobald diese Frist vorbei ist oder die nächste geplante ansteht. Tage einer Pause zählen nicht.',
    doseSteps:
      'Eine Stufe beginnt mit einer Dosis eines anderen Medikaments, oder mit einer, die um mehr als 5 % über oder unter der vorigen Stufe liegt, wenn die nächste Dosis gleich ist.',
    weightChange: 'Das letzte Gewicht des Zeitraums minus das erste, in Prozent des ersten.',
    smoothedWeight:
      'Mittel aller Gewichte bis zu einem Tag; jedes zählt je 5 Tage, die es älter ist, halb so viel.',
    measurements: 'Der letzte Messwert des Zeitraums minus den ersten, von jeder Art.',
    bmi: 'Das letzte Gewicht des Zeitraums in kg, geteilt durch das Quadrat der Größe in m.',
    symptoms:
      'Anzahl, höchster und mittlerer Wert der eingetragenen Schwere von 0 bis 10. Einträge, nach denen es keine Symptome gab, werden für sich gezählt.',
  },
} satisfies ServerWords['analysis/report'];
