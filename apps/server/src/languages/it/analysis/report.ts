import type { ServerWords } from '../../words.ts';

export const report = {
  statement: 'Dati riferiti dalla persona titolare di questo account.',
  sources: {
    doses:
      'Ogni dose come è stata registrata; la sua quantità risulta dai suoi scatti, unità, penne o compresse.',
    planned:
      'Ogni dose programmata del piano seguito in quel momento e le dosi registrate che le corrispondono: quelle registrate per essa, altrimenti quelle entro il termine del suo foglio illustrativo o entro metà del tempo tra due dosi. Una dose è mancata quando quel termine è passato o arriva quella programmata successiva. I giorni di pausa non contano.',
    doseSteps:
      'Una fase inizia con una dose di un altro medicinale, o con una che differisce di oltre il 5%, in più o in meno, dalla fase precedente, se la dose successiva è uguale.',
    weightChange: 'L’ultima pesata del periodo meno la prima, in percentuale della prima.',
    smoothedWeight:
      'Media di tutte le pesate fino a un dato giorno; per ogni 5 giorni che la separano da quel giorno, una pesata conta la metà.',
    measurements: 'L’ultima misura del periodo meno la prima, per ogni tipo.',
    bmi: 'L’ultimo peso del periodo in kg, diviso per il quadrato dell’altezza in m.',
    symptoms:
      'Numero, massimo e media delle intensità inserite, da 0 a 10. Le voci che dicono che non c’erano sintomi sono contate a parte.',
  },
} satisfies ServerWords['analysis/report'];
