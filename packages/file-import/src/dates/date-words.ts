import { foldedSet, foldText } from '../words/fold-text.ts';

/** Names and short names of the twelve months in the languages that apps export, folded. */
const MONTHS: readonly string[] = [
  'jan january januar jänner januari janvier janv enero ene gennaio gen janeiro tammikuu tammikuuta stycznia styczeń sty leden ledna ocak',
  'feb february februar februari février févr fév febrero febbraio fevereiro fev helmikuu helmikuuta lutego luty lut únor února şubat',
  'mar march märz mrz maerz mars marzo março maart mrt marts maaliskuu maaliskuuta marca marzec březen března mart',
  'apr april avril avr abril abr aprile aprilis huhtikuu huhtikuuta kwietnia kwiecień kwi duben dubna nisan',
  'may mai mayo maggio mag maio mei maj toukokuu toukokuuta maja květen května mayıs',
  'jun june juni juin junio giugno giu junho kesäkuu kesäkuuta czerwca czerwiec cze červen června haziran',
  'jul july juli juillet juil julio luglio lug julho heinäkuu heinäkuuta lipca lipiec lip červenec července temmuz',
  'aug august augustus augusti août aout agosto ago elokuu elokuuta sierpnia sierpień sie srpen srpna ağustos',
  'sep sept september septembre septiembre settembre set setembro syyskuu syyskuuta września wrzesień wrz září eylül',
  'oct okt october oktober octobre octubre ottobre ott outubro out lokakuu lokakuuta października październik paź říjen října ekim',
  'nov november novembre noviembre novembro marraskuu marraskuuta listopada listopad lis kasım',
  'dec dez december dezember décembre déc diciembre dic dicembre dezembro desember des joulukuu joulukuuta grudnia grudzień gru prosinec prosince aralık',
];

const MONTH_OF_WORD: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [foldText(name), index + 1])),
);

const WEEKDAYS = foldedSet(`
  mon monday tue tues tuesday wed weds wednesday thu thur thurs thursday fri friday sat saturday sun
  sunday mo montag di dienstag mi mittwoch do donnerstag fr freitag sa samstag sonnabend so sonntag
  lun lundi mardi mer mercredi jeu jeudi ven vendredi sam samedi dim dimanche lunes martes mié
  miércoles jue jueves vie viernes sáb sábado dom domingo lunedì martedì mercoledì gio giovedì
  venerdì sabato domenica segunda feira seg terça ter quarta qua quinta qui sexta sex ma maandag din
  dinsdag wo woe woensdag don donderdag vr vrij vrijdag za zat zaterdag zo zon zondag mån måndag tis
  tisdag ons onsdag tor tors torsdag fre fredag lör lördag sön söndag tirsdag tir pon poniedziałek
  wt wtorek śr środa czw czwartek pt piątek sob sobota nd niedziela mar die
`);

/** Words that stand between the parts of a date and mean nothing by themselves. */
const FILLERS = foldedSet(`
  t at of the de del d den der le la las les el il o a às um uhr kl klo om op uur u h hs hrs on th st nd rd er ère re
  godz 年 月 日 년 월 일
`);

/**
 * The month (1 to 12) that the words of a date name, 0 when they name none, null when one of them
 * belongs to no date. `mar` is March unless another month is named, then it is a Tuesday.
 */
export function monthAmong(words: readonly string[]): number | null {
  let month = 0;
  let doubtful = 0;
  for (const word of words) {
    const named = MONTH_OF_WORD.get(word);
    if (named !== undefined && WEEKDAYS.has(word)) doubtful = named;
    else if (named !== undefined && month === 0) month = named;
    else if (named !== undefined || !(WEEKDAYS.has(word) || FILLERS.has(word))) return null;
  }
  return month === 0 ? doubtful : month;
}

/**
 * Minutes ahead of UTC of the zone names that people and mail headers write. Source: RFC 2822 for
 * North America; the usual abbreviations of Europe and Australia.
 */
const ZONE_MINUTES: ReadonlyMap<string, number> = new Map([
  ['z', 0],
  ['utc', 0],
  ['gmt', 0],
  ['est', -300],
  ['edt', -240],
  ['cst', -360],
  ['cdt', -300],
  ['mst', -420],
  ['mdt', -360],
  ['pst', -480],
  ['pdt', -420],
  ['wet', 0],
  ['west', 60],
  ['bst', 60],
  ['cet', 60],
  ['mez', 60],
  ['cest', 120],
  ['mesz', 120],
  ['eet', 120],
  ['eest', 180],
  ['aest', 600],
  ['aedt', 660],
]);

/** Minutes ahead of UTC of a folded zone name such as `cest`, or null for another word. */
export function zoneMinutes(name: string): number | null {
  return ZONE_MINUTES.get(name) ?? null;
}
