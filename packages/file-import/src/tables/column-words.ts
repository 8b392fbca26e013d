import { foldedSet } from '../words/fold-text.ts';

/**
 * Names of columns of doses, folded and without blanks, in English, German, French, Spanish,
 * Portuguese, Italian and Dutch.
 */
export const MEDICINE_NAMES = foldedSet(`
  medicine medicinename medication medications medicationname drug drugname drugs med meds brand
  compound peptide product productname glp1 treatment medikament medikamentname medikamente
  wirkstoff präparat arzneimittel medizin mittel medicamento medicamentos remédio fármaco médicament
  traitement produit medicinale medicijn medicijnen medicijnnaam geneesmiddel geneesmiddelen
  geneesmiddelnaam medicatie preparaat naammedicijn naamgeneesmiddel naamvanhetmedicijn
  naamvanhetgeneesmiddel lek leki nazwaleku preparat nomedomedicamento nombredelmedicamento
  nomdumédicament nomedelfarmaco läkemedel medicin lægemiddel legemiddel farmaco farmaci
`);

/** Words for a dose; with the fillers below they make up the name of a column of doses. */
export const DOSE_WORDS = foldedSet(`
  dose doses dosage dos doser dosis dosierung menge dosagem dosen dosi dosaggio dosering posologie dawka dawki
  dawkowanie ilość quantità cantidad quantidade quantité hoeveelheid
`);
/** The same of what is injected: such a column may also hold the medicine, or count. */
export const SHOT_WORDS = foldedSet(`
  shot shots injection injections jab jabs spritze injektion injeção inyección injectie injecties
  prik prikken iniezione piqûre
`);
export const DOSE_FILLERS = foldedSet(`
  amount taken injected given administered quantity volume weekly actual size in of the my value current de
  da do la le du en genommen gespritzt wöchentliche semanal aplicada prise genomen ingenomen gespoten
  wekelijkse van het
`);

/** Words of a heading whose amounts are not what was taken: a level in the body, a stock, a price, another time. */
export const NOT_TAKEN_AMOUNTS = foldedSet(`
  level levels concentration left remaining rest stock price cost since next last previous planned target
  prescribed max maximum goal spiegel pegel restant preis
  kosten niveau prix coût nivel precio costo preço livello prezzo poziom cena koszt pozostało prijs over resterend
`);
/** Words beside the name of a medicine in the heading of its doses. */
export const BESIDE_MEDICINES = foldedSet(
  'compound compounded pen pens vial kwik kwikpen the of my golden single b12',
);

export const SITE_NAMES = foldedSet(`
  site sites injectionsite injectionsites shotsite location injectionlocation where spot area
  bodypart bodysite place placement injectionarea injectionspot einstichstelle injektionsstelle
  spritzstelle stelle körperstelle ort einstichort injektionsort local localdeaplicação
  localdaaplicação localdeinjeção localdainjeção localaplicação localinjeção sítio lugar
  lugardeinyección zonadeinyección sitiodeinyección sitiodelainyección puntodeinyección
  sitedinjection lieu lieudinjection endroit pointdinjection pointdepiqûre sitodiniezione sede luogo
  injectieplaats injectieplek prikplaats prikplek spuitplek plaats plek plaatsvaninjectie locatie
  lichaamsdeel miejsce miejscewstrzyknięcia miejsceiniekcji miejscewkłucia
`);
/** Names of sites that may be a time zone or a side besides: taken where nothing better is there. */
export const OTHER_SITE_NAMES = foldedSet('zone zona');

/** Names of a column that says more of the site: its side or quadrant. */
export const SIDE_NAMES = foldedSet(`
  side bodyside quadrant sublocation injectionsublocation injectionside seite körperseite lado côté
  lato kant zijde lichaamskant lichaamszijde kwadrant
`);

export const PAIN_NAMES = foldedSet(`
  pain painlevel painscore painscale painrating schmerz schmerzen schmerzlevel schmerzskala
  schmerzstärke dor níveldedor niveldador escaladedor dolor niveldedolor escaladedolor douleur
  niveaudedouleur dolore livellodidolore pijn pijnscore pijnniveau pijnschaal pijncijfer
`);

/** Names of a column that says whether a dose was taken, or when. */
export const TAKEN_NAMES = foldedSet(`
  taken istaken wastaken status dosestatus logstatus state action adherence compliance result
  outcome done completed complete administered injected given genommen gespritzt erledigt
  eingenommen zustand ergebnis tomada tomado aplicada aplicado inyectada realizada realizado estado
  situación situação resultado acción ação pris prise fait effectuée statut état résultat preso
  presa assunta fatto stato esito azione przyjęte przyjęta przyjęto wzięte stan wynik genomen
  ingenomen gezet gespoten geprikt geïnjecteerd toegediend gedaan voltooid resultaat uitkomst actie
  therapietrouw
`);

/** Names of a column that says which doses were not taken. */
export const MISSED_NAMES = foldedSet(`
  skipped skip isskipped wasskipped missed ismissed wasmissed misseddose skippeddose doseskipped
  dosemissed omitted dismissed nottaken untaken forgotten ausgelassen übersprungen verpasst vergessen
  nichtgenommen nichteingenommen nichtgespritzt sautée sauté manquée oubliée omise nonprise nonpris
  omitida omitido saltada olvidada notomada notomado pulada esquecida nãotomada nãotomado saltata
  dimenticata nonpresa nonassunta pominięta pominięte pominięto opuszczona nieprzyjęta nieprzyjęte
  overgeslagen gemist vergeten nietgenomen nietingenomen nietgezet
`);

/** Names of the time that a dose was really taken at, beside the one that it was planned for. */
export const TAKEN_AT_NAMES = foldedSet(`
  takenat takentime timetaken takenon datetaken takendate actual actualtime actualdate actualat
  administeredat administrationtime injectedat givenat completedat confirmedat eingenommenum
  eingenommenam genommenum genommenam gespritztum gespritztam tatsächlich tatsächlichezeit
  heuredeprise heureréelle prisà prisle horareal horadetoma tomadaa tomadoa tomadael tomadoel
  aplicadael horadaaplicação horadatomada tomadaàs tomadaem aplicadaem aplicadoem oraeffettiva
  oradiassunzione presaalle assuntaalle czasprzyjęcia godzinaprzyjęcia przyjętoo ingenomenom
  ingenomenop genomenom genomenop gespotenom gespotenop gepriktom geïnjecteerdom geïnjecteerdop
  toegediendom toegediendop gezetom gezetop werkelijketijd innametijd tijdstipvaninname
`);

/** Names of a column that says how a medicine is taken: injected or swallowed. */
export const FORM_NAMES = foldedSet(`
  route form formulation dosageform deliverymethod administration routeofadministration
  administrationroute darreichungsform verabreichung verabreichungsart applikationsart forme voie
  voiedadministration forma formafarmacéutica vía víadeadministración viadeadministração
  viadiadministrazione toedieningsvorm toedieningsweg postać drogapodania
`);

/** Names of the last day of a time for which a dose is prescribed. */
export const END_NAMES = foldedSet(`
  end ended enddate until stop stopped stopdate stoppeddate bis ende enddatum fin datedefin fechafin
  fechadefin datafine datafim datadefim koniec datakońca datazakończenia einddatum einde
`);

/** Names of the time that a dose was planned for. */
export const PLANNED_NAMES = foldedSet(`
  reminded remindedat reminder reminderat scheduled scheduledat scheduledfor scheduledtime
  scheduleddate scheduleddatetime due dueat duedate duetime planned plannedat plannedtime
  planneddate plannedfor geplant geplantum geplantam geplantfür geplantezeit fällig fälligam prévu
  prévue prévule prévuà heureprévue dateprévue programado programada horaprogramada fechaprogramada
  previsto prevista horaprevista dataprevista agendado agendada agendadopara programmata programmato
  oraprevista zaplanowano zaplanowane planowanadata planowanyczas gepland
  geplandom geplandop geplandvoor geplandetijd geplandedatum ingepland herinnerd herinnerdom
  herinnering
`);

/** Names of a column of symptoms in free words. */
export const FEELING_NAMES = foldedSet(`
  howifelt howifeel howdoifeel howyoufeel feeling feelings symptom symptoms sideeffect sideeffects
  nebenwirkung nebenwirkungen symptome beschwerden befinden efeitoscolaterais efeitocolateral
  efeitos sintoma sintomas efectossecundarios efectosadversos efectos effetssecondaires
  effetsindésirables symptômes ressenti effetticollaterali sintomi bijwerking bijwerkingen
  klacht klachten symptoom symptomen gevoel hoeikmevoel hoeikmijvoel
`);

/** Names of a column that says how severe the symptom beside it is. */
export const SEVERITY_NAMES = foldedSet(`
  severity severitylevel symptomseverity sideeffectseverity intensity schweregrad schwere intensität intensité
  sévérité gravité gravedad severidad intensidad gravidade severidade intensidade gravità intensità nasilenie
  natężenie ernst ernstgraad hevigheid intensiteit
`);

/** Words that tie a date, a time or a note to the dose and say nothing else. */
export const OF_THE_DOSE = foldedSet(`
  shot shots injection injections dose doses dosage med meds medication medicine taken given
  injected administered spritze injektion einnahme dosis gabe injeção aplicação toma inyección
  aplicación prise piqûre injectie prik inname iniezione of the der die das da de do la le du d l my
  van het
`);

/** Units of doses in a heading that people leave without a word for the dose. */
export const COUNTED = foldedSet(
  'number no nr num count counter total week weeks woche semana aantal weken',
);

/**
 * Names of columns, folded and without blanks, in the languages that apps export: English, German,
 * French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Czech,
 * Hungarian, Romanian, Turkish, Russian, Chinese, Japanese, Korean. Those that the specification
 * lists are all here.
 */
export const WEIGHT_NAMES = foldedSet(`
  weight bodyweight bodymass weightbodymass weightandbodymass recordedweight measuredweight
  currentweight myweight scaleweight weightvalue weightmeasurement weighin avgweight averageweight
  gewicht körpergewicht koerpergewicht körpermasse poids poidscorporel massecorporelle peso
  pesocorporal masacorporal pesocorporeo massacorporea massacorporal lichaamsgewicht
  lichaamsmassa vikt kroppsvikt
  vekt kroppsvekt vægt kropsvægt paino kehonpaino waga masaciała wagaciała ciężar váha hmotnost
  tělesnáhmotnost testsúly súly greutate greutatecorporală kilo ağırlık vücutağırlığı вес массатела
  вага 体重 体重量 체중 몸무게
`);

/** Names that say little by themselves: taken when nothing better is there. */
export const VALUE_NAMES = foldedSet(
  'value values value1 amount reading measure state wert messwert valeur valor valore waarde värde wartość quantity qty meetwaarde',
);

/** Words that make a name with a weight word in it something else than the weight. */
export const NOT_BODY_WEIGHT = foldedSet(`
  change changes diff difference delta änderung veränderung trend goal target ziel objectif objetivo
  obiettivo doel cel fat fett muscle muscles bone water lean loss lost gain gained start starting
  initial ideal percent percentage bmi birth source unit date time id note notes device max min
  index visceral hydration dry bar lifted lifting plate dumbbell food total moving streef verschil
  verandering vet spier spieren bot verlies begin cible visé idéal départ initial perdu perte
  meta deseado deseada inicial perdido pérdida diferencia ideale iniziale desiderato persi
  desejado desejada perda diferença docelowa początkowa startowa utrata różnica gewenst wunsch
  previous prior précédent anterior precedente poprzednia vorige mål
`);

export const DATE_NAMES = foldedSet(`
  date start startdate starttime startdatetime timestamp datetime dateandtime datetimestamp dateday
  day measuredat measurementdate dateofmeasurement timeofmeasurement measurementtime measuretime measuringtime datemeasured recordedat
  recorddate daterecorded loggedat logdate logged entrydate weighindate weighdate localdate
  localdatetime datetimelocal datetimeutc dateutc utcdate epoch unixtime unixtimestamp when datum
  datumuhrzeit datumundzeit datumunduhrzeit datumzeit zeitstempel zeitpunkt messdatum messzeitpunkt
  messzeit dateheure dateetheure datedemesure datadimisurazione fechademedición datadamedição datapomiaru horodatage jour fecha fechayhora fechahora data dataora dataeora
  dataehora datahora giorno dia dag datumtijd datumentijd datumentijdstip meetdatum gemetenop
  genoteerdop ingevoerdop tidpunkt dato datoogtid päivämäärä pvm tarih
  дата датаивремя 日期 日付 測定日 測定日時 날짜
`);

/** Names that hold a date where nothing better is there. */
export const OTHER_DATE_NAMES = foldedSet(
  'creationdate createdat created enddate endtime end updatedat modified lastchanged lastupdated period week date2',
);

/** Names of a time of day beside a date; where there is no date column they may hold both. */
export const TIME_NAMES = foldedSet(`
  time timeofday localtime clocktime clock hour uhrzeit zeit heure hora ora tijd tijdstip kloktijd uur
  tid klockslag klokkeslæt klokkeslett czas godzina aika kello čas saat время 时间 時間 時刻 시간
`);

export const OFFSET_NAMES = foldedSet(
  'timeoffset timezoneoffset utcoffset gmtoffset offset zoneoffset timezone tz zone zeitzone tijdzone',
);

export const NOTE_NAMES = foldedSet(`
  note notes comment comments remark remarks memo notiz notizen kommentar kommentare bemerkung
  bemerkungen anmerkung anmerkungen commentaire commentaires remarque remarques nota notas
  comentario comentarios observaciones observação observações obs commento commenti opmerking
  opmerkingen notitie notities aantekening aantekeningen toelichting commentaar anteckning anteckningar merknad notat huomautus uwagi notatka notatki
  komentarz komentarze poznámka log
`);

/** Words that tie a column of notes or times to something that is not a weigh-in. */
export const OTHER_MATTERS = foldedSet(`
  shot shots injection injections dose doses dosage medication med meds meal meals food exercise
  workout sleep symptom symptoms pen spritze injektion dosis injectie prik maaltijd slaap klacht
  klachten inyección iniezione
`);

export const SOURCE_NAMES = foldedSet(
  'source sourcename datasource sourceapp app quelle herkunft fuente fonte bron källa źródło kilde lähde',
);
/** Names of a source that yield to those above. */
export const DEVICE_NAMES = foldedSet(
  'device origin devicename gerät dispositivo appareil apparaat toestel weegschaal enhetnamn urządzenie scale scalename origine',
);

/** Names of the column that says what a row of a file with one reading in each row measures. */
export const KIND_NAMES = foldedSet(`
  type metric metricname measurement measure measurementtype metrictype datatype recordtype kind
  parameter identifier vital typ messung messgröße metrik mesure tipo misura métrica soort meting mätning
  pomiar name featurename feature entityid entity sensor sensorname item series seriesname category
  bodypart bodypartlabel label variable kategorie bezeichnung nom catégorie nombre categoría nome
  nazwa kategoria rodzaj naam categorie omschrijving
`);

/** Names of a column that says whose a row is, in files that a household shares. */
export const PERSON_NAMES = foldedSet(`
  profile profileid profilename profilekey profilkey profil person personid personname user userid
  username member memberid memberkey familymember benutzer utilisateur usuario utente użytkownik
  gebruiker gebruikersnaam persoon profiel profielnaam gezinslid who whose owner patient patientname
  nutzer nutzername wer patientin familienmitglied qui propriétaire quién paciente persona utilizador
  usuário quem chi paziente kto pacjent osoba patiënt child kid baby pet email firstname vorname prénom
  imię voornaam
`);

/** Names that may say whose a row is: where their cells are words and something else says what it holds. */
export const MAYBE_PERSON_NAMES = foldedSet(
  'name nom nombre nome nazwa naam for für fur pour para per por dla voor',
);

/** Words around the name of a reading that say nothing about it. */
export const KIND_FILLERS = foldedSet(
  'hk quantity category type identifier com org health google fit samsung apple data measurement record',
);
