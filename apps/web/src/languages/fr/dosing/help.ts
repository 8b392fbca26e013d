import { LABELLED_CLICKS, REFERENCE_RATES, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/dosing/help/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';
import { ended, number, plural } from '../grammar.ts';

const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australie, questions sur Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australie, comment conserver Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, informations sur le produit Mounjaro, rubrique 6.3';
const MODIFIED_PEN =
  'Lilly UK, information médicale 219072 : le KwikPen, version modifiée et version initiale';

export const texts: Words<typeof english> = {
  pageTitle: 'Aide · Dosewise',
  title: 'Aide',
  description:
    'Réponses courtes sur les stylos injecteurs : clics, purge, doses oubliées, voyages et conservation, avec leurs sources.',
  lead: 'Des réponses courtes. Ce que vous injectez ou prenez, et quand, se décide entre vous et la personne qui vous le prescrit.',
  topics: {
    click: {
      answer: [
        `Quand on tourne le bouton de dose d’un KwikPen, il fait ${number(WEEKLY_PEN.clicksPerDose)} clics pour une dose complète de ${number(WEEKLY_PEN.mlPerDose)} mL. Chaque clic correspond donc à ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, et la moitié des clics à la moitié de la dose.`,
        'Aucune notice ne le dit : on y lit seulement de tourner le bouton jusqu’à ce que 1 apparaisse dans la fenêtre. Compter les clics est un calcul, et son résultat est aussi exact que l’est le stylo.',
        'Pour d’autres stylos, aucun chiffre fiable n’a été trouvé. Comptez les clics d’une dose complète sur votre propre stylo, ou laissez-les de côté et notez des doses entières.',
      ],
      sources: [AU_FAQ, 'Clics d’une dose complète : pages de pharmacies, dans aucune notice'],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calculateur' },
    },
    priming: {
      answer: [
        'Le mode d’emploi du KwikPen demande de le purger avant chaque injection : une nouvelle aiguille, 2 clics, l’aiguille vers le haut, jusqu’à ce que des gouttes soient visibles.',
        `Un KwikPen de 3 mL contient ${number(WEEKLY_PEN.dosesPerPen)} doses de ${number(WEEKLY_PEN.mlPerDose)} mL et du liquide en plus pour la purge. La purge ne prend donc rien sur les ${number(LABELLED_CLICKS)} clics comptés ici, et n’est pas notée.`,
        `Si un clic correspond à ${number(0.01)} mL, une purge prend ${number(0.02)} mL et quatre prennent ${number(0.08)} mL. Un stylo purgé bien plus souvent, disons huit fois, peut épuiser ce qui est prévu pour cela et se bloquer.`,
        'Le KwikPen de 2026 a une cartouche plus petite. Aucune source trouvée ne dit quelle part est destinée à la purge.',
      ],
      sources: [
        AU_FAQ,
        'Le mode d’emploi, tel que repris sur thecarepharmacy.com',
        'apotheke-adhoc.de, sur les purges répétées',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.pens, label: 'Stylos' },
    },
    units: {
      answer: [
        `Une seringue U-100 a 100 unités dans 1 mL : une unité vaut donc ${number(0.01)} mL. Une unité dit combien il y a de liquide, pas combien de médicament.`,
        'Les mêmes mg peuvent faire un autre nombre d’unités avec un autre flacon. Lisez les mg et les mL sur votre propre flacon, et choisissez ce flacon dans le calculateur.',
      ],
      sources: [
        'ISO 8537 : 100 unités font 1 mL',
        'Les notices américaines de Zepbound et Mounjaro de 2026, telles que citées dans un guide américain (id 60657164779)',
        'Extrait de la notice FDA de Mounjaro, en vigueur le 29 juillet 2026 (id 63258534823)',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calculateur' },
    },
    'golden-dose': {
      answer: [
        'Certaines personnes prélèvent ce qui reste dans un KwikPen après ses quatre doses et appellent cela une Golden Dose. Le fabricant ne l’a pas approuvée et demande de ne pas injecter ce qui reste.',
        'La quantité restante n’est pas connue : la dose peut donc être plus petite ou plus grande qu’il n’y paraît. La prélever avec une seringue peut introduire des germes. La limite de 30 jours de la notice après la première utilisation reste valable.',
        'D’après ce qui est rapporté, le KwikPen de 2026 ne laisse rien qui puisse être prélevé.',
        'Dosewise peut en enregistrer une si vous l’autorisez. Il n’en suggère pas.',
      ],
      sources: [
        'Lilly Allemagne, information médicale 227148',
        'Lilly UK et la National Pharmacy Association, citées en novembre 2025',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose dans Paramètres' },
    },
    'missed-dose': {
      answer: [
        'Les notices diffèrent, et certaines ne disent rien. Le tableau contient ce qui a été trouvé ; c’est la notice de votre propre boîte qui compte. En cas de doute, demandez conseil à la personne qui vous prescrit ce traitement ou en pharmacie.',
        'Le plan marque une dose comme oubliée une fois passé le délai de sa notice. Là où aucune notice n’en donne, c’est la moitié des jours entre deux doses.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Plan' },
    },
    travelling: {
      answer: [
        'Votre plan, vos jours et vos rappels suivent le fuseau horaire de vos paramètres, pas celui de votre téléphone. Une dose prévue à 08:00 reste à 08:00 là-bas.',
        'Une fois le fuseau horaire changé dans Paramètres, elle est à prendre à 08:00, heure du nouveau fuseau. Ce que vous avez noté garde son moment ; les listes l’affichent à l’heure de l’appareil que vous avez en main.',
        'La notice du tirzépatide (Mounjaro, Zepbound) permet de changer le jour de la semaine s’il y a au moins 3 jours (72 heures) entre deux doses. Le tableau des doses oubliées contient ce que disent d’autres notices.',
        'Là où il n’y a pas de réfrigérateur, le fabricant permet de garder un KwikPen Mounjaro à moins de 30 °C pendant 30 jours en tout. Avant un voyage à l’étranger, il demande d’en parler à votre médecin ou en pharmacie : il vous faudra peut-être une lettre indiquant ce que vous transportez, et le médicament n’est peut-être pas disponible là-bas.',
      ],
      sources: [AU_FAQ, 'EMA, informations sur le produit Mounjaro, rubrique 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Fuseau horaire dans Paramètres' },
    },
    curve: {
      answer: [
        'Une estimation de la quantité de médicament dans le sang, d’après les doses que vous avez notées et la personne moyenne des études publiées. Personne ne l’a mesurée chez vous. Elle n’est pas faite pour décider d’une dose.',
        'Une dose est absorbée sous la peau, circule entre le sang et les tissus, et est dégradée, chaque fois à la vitesse trouvée par l’étude. Pour le tirzépatide et le sémaglutide, les vitesses sont ajustées à votre dernier poids. Ce que chaque dose laisse encore est additionné. 9 personnes sur 10 se situent entre bas et haut.',
        'Pour le tirzépatide, on peut choisir un calcul plus simple ; il donne environ 20 % de moins. Pour le liraglutide, seule la forme de la courbe est donnée, sans chiffres. Pour les comprimés, le dulaglutide et l’exénatide, aucun modèle fiable n’a été trouvé : rien n’est donc tracé.',
        'Sous la courbe se trouvent tous les chiffres avec leurs sources, et ce qu’ils ne disent pas.',
      ],
      sources: [
        'Tirzépatide : Schneck et Urva 2024, doi 10.1002/psp4.13099',
        'Sémaglutide : Overgaard et autres 2019, doi 10.1007/s13300-019-0581-y',
        'Liraglutide : Overgaard et autres 2016, doi 10.1007/s40262-016-0410-7',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.pkCurve, label: 'Concentration sanguine' },
    },
    figures: {
      answer: [
        'Une dose en mg, ce sont les clics que vous avez tournés, divisés par les clics d’une dose complète, multipliés par les mg qu’elle contient. Les unités d’un flacon se calculent de même ; les comprimés et les stylos unidoses sont comptés.',
        'Ce que vous avez payé pour une dose est le prix de son stylo, selon la part du stylo qu’elle a prise. Une Golden Dose n’ajoute rien.',
        'Le coût standard est le prix public d’un stylo dans votre pays le jour de la dose, pour le dosage le plus proche, divisé par les doses d’un stylo. Vos économies sont le coût standard moins ce que vous avez payé. Là où aucun prix n’est connu, la page dit lequel a été utilisé à la place, ou que la dose n’est pas comptée.',
        `Le coût par mois est ${number(WEEKS_PER_MONTH)} fois le coût par semaine. Là où une devise a été convertie, la page indique le taux, son jour et qui l’a publié.`,
        'La tendance de votre poids est la droite la plus proche des pesées des 8 semaines avant la dernière.',
      ],
      sources: [
        `Taux de change, sauf si votre serveur en a de plus récents : ${REFERENCE_RATES.source}, tableau du 17 octobre 2025`,
        'Prix publics : tels qu’affichés dans Paramètres, avec le jour à partir duquel ils valent',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.costSavings, label: 'Économies' },
    },
    where: {
      answer: [
        'La page Export vous donne tout sous forme de fichiers, à tout moment. Dans Paramètres, on supprime un compte avec tout ce qu’il contient ; dans le menu, ce qui est uniquement dans ce navigateur.',
        'Les pages d’administration d’un serveur montrent combien de doses il y a, pas à qui elles sont. Sa base de données et ses sauvegardes contiennent tout : la personne qui le gère peut donc le lire. L’utilisation n’est mesurée que si le serveur le fait et que vous avez dit oui.',
      ],
      sources: ['Dosewise lui-même : son programme et ses documents'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Export' },
    },
    storing: {
      answer: [
        'Une fois qu’un stylo est en cours d’utilisation, sa notice fixe un nombre de jours, même s’il y reste du liquide. Le tableau l’indique ; la page Stylos montre le dernier jour de chacun des vôtres.',
        'Le fabricant de Mounjaro demande de mettre aussitôt les stylos, aiguilles et seringues usagés dans une boîte à aiguilles ou un autre récipient dur qui ne peut pas être percé, hors de portée des enfants et pas dans les ordures ménagères. Demandez en pharmacie qui les reprend.',
        'Un stylo Mounjaro tombé sur une surface dure ne doit plus être utilisé. Un stylo est pour une seule personne, une aiguille pour une seule injection.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Stylos' },
    },
  },
  sources: 'Sources',
  manySources: (count) => plural(count, { one: '# source', other: '# sources' }),
  readOn: (days) => `Lu le ${ended(days)}`,
  licences: 'Licences des logiciels de cette application',

  pictures: {
    click: (clicks, all) => `${number(clicks)} clics sur ${number(all)} sont tournés.`,
    priming: 'Les quatre doses. En pointillé : le liquide pour la purge.',
    units: (units, mg, ml) =>
      `${plural(units, { one: '# unité', other: '# unités' })} : ${number(mg)} mg dans ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Flacon unidose',
      'tirzepatide-multi-dose-vial-us': 'Flacon multidose',
    },
    golden: 'Les quatre doses sont utilisées. En pointillé : personne ne sait combien il reste.',
    missed: (days) =>
      `Notices de Mounjaro et de Zepbound : prendre une dose oubliée dans les ${countDays(days)}. Passé ce délai, la sauter et prendre la suivante le jour habituel.`,
    planned: 'Prévue',
    next: 'Dose suivante',
    travelling: 'Au même moment : 08:00 à Londres, 03:00 à New York.',
    curve:
      'Six doses égales à une semaine d’intervalle chez la personne moyenne. En pointillé : haut et bas.',
    where:
      'Votre navigateur, le serveur et ses sauvegardes. Sans compte, il n’y a que le navigateur.',
  },
  dose: 'Une dose, calculée',
  clicks: 'clics',
  ofDose: 'clics d’une dose complète',
  inDose: 'dans une dose complète',
  givenBy: 'dose',
  cost: 'Le coût d’une dose, calculé',
  ofPen: 'clics du stylo',
  price: 'prix du stylo',
  paid: 'coût de la dose',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Températures, d’après la notice de Mounjaro',
  temperatures: {
    tooWarm: { range: 'Au-dessus de 30 °C', what: 'Trop chaud' },
    warm: {
      range: 'Jusqu’à 30 °C',
      what: 'Seulement pendant le nombre de jours de la notice, à l’abri de la lumière',
    },
    cold: {
      range: 'De 2 à 8 °C',
      what: 'Au réfrigérateur, dans sa boîte, jusqu’à son utilisation',
    },
    frozen: { range: 'Gelé', what: 'Jamais' },
  },

  days: countDays,
  daysAndHours: (hours) =>
    hours % 24 === 0
      ? `${countDays(hours / 24)} (${number(hours)} h)`
      : plural(hours, { one: '# heure', other: '# heures' }),
  missed: {
    caption: 'Doses oubliées selon la notice',
    label: 'Notice',
    take: 'Délai pour la prendre',
    gap: 'Minimum entre deux doses',
    notStated: 'Non trouvé',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic en Europe et au Brésil',
      ozempicUs: 'Ozempic aux États-Unis',
      wegovyElsewhere: 'Stylos Wegovy hors des États-Unis',
      wegovyUs: 'Stylos Wegovy aux États-Unis',
      saxenda: 'Saxenda',
      victoza: 'Victoza',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy en comprimés',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Elle est sautée ; la suivante comme prévu',
      dayLater: 'Elle est sautée ; la suivante un jour plus tard',
    },
  },
  inUse: {
    caption: 'Jours d’utilisation selon la notice',
    label: 'Notice',
    days: 'Après la première utilisation',
    labels: {
      mounjaro: 'Mounjaro et Zepbound KwikPen',
      ozempicElsewhere: 'Ozempic hors des États-Unis',
      ozempicUs: 'Ozempic aux États-Unis',
      wegovyElsewhere: 'Wegovy FlexTouch hors des États-Unis',
      wegovyUs: 'Wegovy FlexTouch aux États-Unis',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Ce qui est conservé, et où',
    place: 'Endroit',
    what: 'Ce qui s’y trouve',
    who: 'Qui le voit',
    rows: {
      server: {
        place: 'Avec un compte : le serveur',
        what: 'Votre compte, vos stylos, doses, poids, symptômes, votre plan et vos paramètres.',
        who: 'Vous, la personne qui gère le serveur, les personnes que vous avez invitées, et toute personne qui a un lien, une adresse de calendrier ou un jeton que vous avez créé, jusqu’à ce que vous y mettiez fin.',
      },
      browser: {
        place: 'Avec un compte : ce navigateur',
        what: 'Ce que vous avez consulté en dernier, pour le lire sans réseau, et les entrées en attente d’envoi. Tout cela disparaît quand vous vous déconnectez.',
        who: 'Toute personne qui ouvre ce navigateur pendant que votre session est ouverte.',
      },
      backups: {
        place: 'Sauvegardes du serveur',
        what: 'Tout ce que le serveur avait ce jour-là, mais pas les liens, jetons et clés d’accès. Sauf si la personne qui le gère en a décidé autrement, il y en a une par jour et les sept dernières sont gardées : ce que vous supprimez y reste pendant ce temps. Celle qui est faite avant une mise à jour reste jusqu’à la suivante.',
        who: 'La personne qui gère le serveur.',
      },
      'only-here': {
        place: 'Sans compte : uniquement ce navigateur',
        what: 'Tout. Il n’y a pas d’autre sauvegarde que les copies que vous enregistrez.',
        who: 'Toute personne qui ouvre ce navigateur.',
      },
    },
  },
};
