import { foldedSet } from '../words/fold-text.ts';

/**
 * Names of columns of doses, folded and without blanks, in English, German, French, Spanish,
 * Portuguese, Italian and Dutch.
 */
export const MEDICINE_NAMES = foldedSet(`
  medicine medicinename medication medications medicationname drug drugname drugs med meds brand
  compound peptide product productname glp1 treatment medikament medikamentname medikamente
  wirkstoff präparat arzneimittel medizin mittel medicamento medicamentos remédio fármaco
  médicament traitement produit farmaco medicinale medicijn geneesmiddel medicatie
`);

/** Words for a dose; with the fillers below they make up the name of a column of doses. */
export const DOSE_WORDS = foldedSet(`
  dose doses dosage dosis dosierung menge dosagem dosen dosi dosering posologie
`);
/** The same of what is injected: such a column may also hold the medicine, or count. */
export const SHOT_WORDS = foldedSet(`
  shot shots injection injections jab jabs spritze injektion injeção inyección injectie iniezione
  piqûre
`);
export const DOSE_FILLERS = foldedSet(`
  amount taken injected given administered quantity weekly actual size in of the my value current
  de da do la le du en genommen gespritzt wöchentliche semanal aplicada prise
`);

export const SITE_NAMES = foldedSet(`
  site sites injectionsite injectionsites shotsite location injectionlocation where spot area
  bodypart bodysite place placement injectionarea injectionspot einstichstelle injektionsstelle
  spritzstelle stelle körperstelle ort einstichort injektionsort local localdeaplicação
  localdaaplicação localdeinjeção localdainjeção localaplicação localinjeção sítio lugar
  lugardeinyección zonadeinyección sitiodeinyección sitiodelainyección sitio puntodeinyección
  sitedinjection lieu lieudinjection endroit pointdinjection pointdepiqûre sitodiniezione sede
  luogo injectieplaats plaats plek
`);
/** Names of sites that may be a time zone or a side besides: taken where nothing better is there. */
export const OTHER_SITE_NAMES = foldedSet('zone zona');

/** Names of a column that says more of the site: its side or quadrant. */
export const SIDE_NAMES = foldedSet(`
  side bodyside quadrant sublocation injectionsublocation injectionside seite körperseite lado
  côté lato kant
`);

export const PAIN_NAMES = foldedSet(`
  pain painlevel painscore painscale painrating schmerz schmerzen schmerzlevel schmerzskala
  schmerzstärke dor níveldedor niveldador escaladedor dolor niveldedolor escaladedolor douleur
  niveaudedouleur dolore livellodidolore pijn pijnscore
`);

export const TAKEN_NAMES = foldedSet(`
  taken istaken wastaken status done completed complete administered injected given genommen
  gespritzt erledigt eingenommen tomada tomado aplicada aplicado realizada realizado pris prise
  fait effectuée preso presa fatto genomen gezet
`);

/** Names of a column of symptoms in free words. */
export const FEELING_NAMES = foldedSet(`
  howifelt howifeel howdoifeel howyoufeel feeling feelings symptom symptoms sideeffect sideeffects
  nebenwirkung nebenwirkungen symptome beschwerden befinden efeitoscolaterais efeitocolateral
  efeitos sintoma sintomas efectossecundarios efectosadversos efectos effetssecondaires
  effetsindésirables symptôme symptômes ressenti effetticollaterali sintomi bijwerking bijwerkingen
  klachten
`);

/** Words that tie a date, a time or a note to the dose and say nothing else. */
export const OF_THE_DOSE = foldedSet(`
  shot shots injection injections dose doses dosage med meds medication medicine taken given
  injected administered spritze injektion einnahme dosis gabe injeção aplicação toma inyección
  aplicación prise piqûre injectie iniezione of the der die das da de do la le du d l my
`);

/** Units of doses in a heading that people leave without a word for the dose. */
export const COUNTED = foldedSet('number no nr num count counter total week weeks woche semana');
