import { MAX_MONEY } from '@dosewise/domain';
import type { texts as analyticsEnglish } from '../../parts/analytics/texts.ts';
import type { texts as devicesEnglish } from '../../parts/devices/texts.ts';
import type { texts as fileImportEnglish } from '../../parts/file-import/texts.ts';
import type { texts as goldenDoseEnglish } from '../../parts/golden-dose/texts.ts';
import type { texts as linksEnglish } from '../../parts/links/texts.ts';
import type { texts as localEnglish } from '../../parts/local/texts.ts';
import type { texts as mailEnglish } from '../../parts/mail/texts.ts';
import type { texts as medicinesEnglish } from '../../parts/medicines/texts.ts';
import type { texts as navigationEnglish } from '../../parts/navigation/texts.ts';
import type { texts as oidcEnglish } from '../../parts/oidc/texts.ts';
import type { texts as otherDevicesEnglish } from '../../parts/other-devices/texts.ts';
import type { texts as passkeysEnglish } from '../../parts/passkeys/texts.ts';
import type { texts as pensAddPenEnglish } from '../../parts/pens/add-pen/texts.ts';
import type { texts as pensDialogsEnglish } from '../../parts/pens/dialogs/texts.ts';
import type { texts as peopleEnglish } from '../../parts/people/texts.ts';
import type { texts as pricesEnglish } from '../../parts/prices/texts.ts';
import type { texts as recordListEnglish } from '../../parts/record-list/texts.ts';
import type { texts as remindersEnglish } from '../../parts/reminders/texts.ts';
import type { texts as reportEnglish } from '../../parts/report/texts.ts';
import type { texts as sessionEnglish } from '../../parts/session/texts.ts';
import type { texts as themeEnglish } from '../../parts/theme/texts.ts';
import type { texts as typedDoseEnglish } from '../../parts/typed-dose/texts.ts';
import { isolated } from '../formats/isolated.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, pensTexts as penTexts } from './data.ts';
import { ended, list, number, plural } from './grammar.ts';

export const analyticsTexts: Words<typeof analyticsEnglish> = {
  question:
    'Pouvons-nous envoyer votre adresse e-mail et des données sur vos stylos et vos doses à notre prestataire d’analyse ?',
  yes: 'Oui',
  no: 'Non',
  answerFailed: 'Votre réponse n’a pas pu être enregistrée. Rien n’est envoyé.',
  meaning:
    'Si vous dites oui, votre adresse e-mail, votre pays et votre type de compte sont transmis à notre prestataire d’analyse (PostHog), ainsi que le dosage et le coût des stylos et le volume des doses quand vous ajoutez des stylos et notez des doses.',
  facts: 'Ce qui est envoyé, et ce qui ne l’est pas',
  sent: 'Envoyé',
  whatIsSent: [
    'votre compte : son identifiant, son adresse e-mail, son pays, son type et le jour de sa création',
    'quand vous créez un compte ou vous connectez, et à chaque connexion combien de stylos vous avez et si la Golden Dose est activée',
    'un stylo que vous ajoutez : son dosage en mg et son coût',
    'une dose que vous notez : son volume en mL, le dosage de son stylo, et si c’est une Golden Dose',
    'le fait que vous avez modifié ou supprimé un stylo ou une dose, mais pas lequel ni comment',
  ],
  neverSent: 'Jamais envoyé',
  whatIsNeverSent: [
    'le poids, la taille, les symptômes, les notes, les sites d’injection et la douleur',
    'les pages que vous ouvrez, ce que vous touchez ou tapez, l’enregistrement de votre écran',
    'tout ce qui précède votre oui, sauf la connexion juste avant cette question',
  ],
  nothingKept:
    'Aucun cookie n’est déposé et rien n’est conservé dans ce navigateur. Comme pour tout site web, le serveur du prestataire voit votre adresse IP.',
};

export const devicesTexts: Words<typeof devicesEnglish> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, cartouche de 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, modifié, cartouche de ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Seringue unidose Ozempic',
    'rybelsus-us-r2': 'Comprimés Rybelsus, nouvelle formulation (R2)',
  },
  eitherOf: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `Stylo ${brand}`),
  vial: (brand, isMultiDose) => `Flacon ${isMultiDose ? 'multidose' : 'unidose'} ${brand}`,
  singlePen: (brand) => `Stylo unidose ${brand}`,
  tablets: (brand) => `Comprimés ${brand}`,

  more: 'Autres',
  moreNote: 'Commercialisés dans d’autres pays',
  own: 'Pas dans la liste',
  ownNote: 'Saisissez les chiffres de l’étiquette',
  versions: {
    'mounjaro-kwikpen': 'L’original',
    'mounjaro-kwikpen-modified': 'Version 2026',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version === null ? '' : `${version} · `}${countDoses(doses)}${ml === null ? '' : ` de ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `D’habitude par boîtes de ${number(tablets)}${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `dans ${number(ml)} mL`,
  elsewhere: 'Commercialisés dans d’autres pays',
  printedWhere: 'Le stylo ou sa boîte indique le nombre de mL.',
  printed: (ml) => `${number(ml)} mL`,
  doseIs: (ml) => `Une dose fait ${number(ml)} mL`,
  unsure: 'Je ne sais pas',
  unsureNote: 'Les doses se comptent de la même façon',
  noneOfThese: 'Aucun de ceux-ci',
  noneNote: 'Saisissez ses chiffres d’après l’étiquette',
  noWholeUnits: `Une dose d’un flacon doit être un nombre entier d’unités de ${number(0.01)} mL.`,
};

export const fileImportTexts: Words<typeof fileImportEnglish> = {
  asked: {
    'kind-word': 'Que mesure cette ligne ?',
    'which-person': 'Laquelle de ces personnes êtes-vous ?',
    'close-doses':
      'Ces doses sont plus rapprochées que ne le permet la notice. Vérifiez-les avant d’importer.',
    'odd-weights':
      'Ces pesées s’écartent beaucoup des pesées voisines. Vérifiez-les avant d’importer.',
  },
  more: (count) => `et ${count} de plus`,
  leaveThese: 'Ne pas les importer',
  importThem: 'Les importer',
  theseLeftOut: 'Ces lignes sont laissées de côté.',
};

export const goldenDoseTexts: Words<typeof goldenDoseEnglish> = {
  title: 'À propos de la Golden Dose',
  whatItIs: `Certaines personnes prélèvent le liquide qui reste dans un stylo après les quatre doses indiquées dans la notice et appellent cela une Golden Dose : en général de ${number(0.1)} à ${number(0.6)} mL. Certaines sources disent que cela réduit les coûts de 15 à 25 %.`,
  arithmetic: `D’après nos calculs, une cinquième dose complète (${number(0.6)} mL) réduirait le coût par dose de 20 %, ${number(0.3)} mL de 11 %.`,
  beforeYouDecide: 'Avant de décider',
  cautions: [
    'Cet usage n’est pas autorisé, et le fabricant le déconseille. Le liquide supplémentaire est destiné à la purge.',
    'La quantité restante est inconnue : la dose peut donc être plus petite ou plus grande qu’il n’y paraît. D’après certains témoignages, les stylos plus récents ne laissent rien à prélever.',
    'Prélever du liquide avec une seringue peut introduire des germes dans le stylo et provoquer une infection. Ne partagez jamais les stylos ni les aiguilles.',
    'La notice indique toujours de jeter le stylo 30 jours après la première utilisation, même s’il y reste du liquide.',
    'En cas de forte douleur au ventre qui ne passe pas, arrêtez le médicament et consultez un médecin immédiatement.',
  ],
  askFirst:
    'Demandez d’abord conseil à la personne qui vous prescrit ce traitement ou en pharmacie. Cette application enregistre ce que vous faites ; elle ne recommande pas de Golden Dose.',
  agreement: 'J’ai lu ceci et je comprends les risques.',
  tickTheBox: 'Cochez la case pour indiquer que vous avez lu ceci.',
  turnOn: 'Activer la Golden Dose',
  saveFailed: 'L’enregistrement a échoué.',
};

export const linksTexts: Words<typeof linksEnglish> = {
  share: 'Partager',
  mail: 'Envoyer par e-mail',
  once: 'Il n’est affiché qu’une seule fois.',
  done: 'Terminé',
};

export const localTexts: Words<typeof localEnglish> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && plural(pens, { one: '# stylo', other: '# stylos' }),
        doses > 0 && countDoses(doses),
        weights > 0 && plural(weights, { one: '# pesée', other: '# pesées' }),
        symptoms > 0 && plural(symptoms, { one: '# symptôme', other: '# symptômes' }),
        measurements > 0 && plural(measurements, { one: '# mesure', other: '# mesures' }),
      ].filter((words) => words !== false),
    ) || 'aucune donnée',
  only: 'Uniquement dans ce navigateur',
  lastCopy: (day) => `Dernière copie enregistrée le ${day}`,
  noCopy: 'Aucune copie enregistrée',
  notKept:
    'Ce navigateur peut vider son stockage automatiquement. Enregistrez une copie de temps en temps, ou installez l’application.',

  saveCopy: 'Enregistrer une copie',
  saved: (file) => `${file} a été téléchargé`,
  saveFailed: 'La copie n’a pas pu être enregistrée. Veuillez réessayer.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Vos données sont uniquement dans ce navigateur.',
  dueHint:
    'Si vous effacez les données du navigateur ou perdez cet appareil, vos données seront perdues. Une copie est un fichier que vous gardez.',
  later: 'Pas maintenant',
  staysHere: 'Ce que vous notez reste sur cet appareil',
  toHomeScreen: 'Mettez Dosewise sur votre écran d’accueil',
  homeScreenHint: {
    empty:
      'Safari peut effacer ce que vous notez ici si vous n’ouvrez pas cette page pendant sept jours. Il ne le fait pas pour les applications de l’écran d’accueil. Ouvrez le menu Partager, choisissez « Sur l’écran d’accueil » puis ouvrez Dosewise depuis l’écran d’accueil.',
    begun:
      'Safari peut effacer vos données si vous n’ouvrez pas cette page pendant sept jours. Il ne le fait pas pour les applications de l’écran d’accueil. Enregistrez une copie, ouvrez le menu Partager, choisissez « Sur l’écran d’accueil » et ouvrez la copie dans l’application.',
  },

  openCopy: 'Ouvrir une copie',
  copyFile: 'Copie à ouvrir',
  opening: 'Ouvrir une copie ?',
  inCopy: (counts, day) =>
    `Dans ce fichier : ${counts}${day && `, jusqu’au ${day}`}, avec plan, objectif et paramètres.`,
  openThis: 'Ouvrir cette copie',
  notEmpty:
    'Il y a déjà des données dans ce navigateur. Enregistrez-en une copie et supprimez d’abord tout ce qui est ici, afin que rien ne soit mélangé.',
  noArchive:
    'Ce n’est pas une copie de Dosewise. Choisissez un fichier obtenu par « Enregistrer une copie » ou par l’export.',
  openFailed: 'La copie n’a pas pu être ouverte. Rien n’a été modifié.',
  opened: (counts) => `La copie a été ouverte : ${counts}.`,

  deleteAll: 'Tout supprimer ici',
  deleteTitle: 'Tout supprimer dans ce navigateur ?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Tous les paramètres seront supprimés définitivement. Sans copie, personne ne peut les récupérer.'
      : plural(count, {
          one: '# entrée sera supprimée définitivement. Sans copie, personne ne peut la récupérer.',
          other:
            '# entrées seront supprimées définitivement. Sans copie, personne ne peut les récupérer.',
        }),
  confirmDelete: 'Oui, tout supprimer',
  deleteFailed: 'La suppression a échoué. Veuillez réessayer.',

  createAccount: 'Créer un compte',
  byCalendar: 'Votre calendrier peut vous rappeler vos doses.',
  needsServer: {
    reminders:
      'Les rappels par notification, e-mail ou ntfy nécessitent un serveur qui les envoie.',
    calendar:
      'Une adresse pour votre calendrier nécessite un serveur. Vous pouvez enregistrer vos doses prévues dans un fichier à la place.',
    privacy:
      'Sans compte, aucun e-mail n’est envoyé et aucune statistique d’utilisation n’est recueillie.',
    security:
      'Les mots de passe, clés d’accès et sessions sont liés à un compte. Ici, toute personne qui ouvre ce navigateur peut voir vos données.',
    account: 'Il n’y a pas de compte : tout est dans ce navigateur.',
    people:
      'Pour que d’autres personnes voient vos données ou notent pour vous, il vous faut un compte sur un serveur.',
    share:
      'Un lien vers votre rapport nécessite un serveur. Imprimez-le, ou enregistrez-le en PDF depuis la fenêtre d’impression.',
  },

  left: 'Des données d’avant votre compte sont encore dans ce navigateur.',
  bring: 'Les copier dans mon compte',
};

export const mailTexts: Words<typeof mailEnglish> = {
  noMail: 'Ce serveur n’envoie pas d’e-mails.',
};

export const medicinesTexts: Words<typeof medicinesEnglish> = {
  medicine: 'Médicament',
  chooseMedicine: 'Choisissez un médicament',
  anotherMedicine: 'Un autre médicament',
  medicineName: 'Nom du médicament',
  names: {
    tirzepatide: 'tirzépatide',
    semaglutide: 'sémaglutide',
    liraglutide: 'liraglutide',
    dulaglutide: 'dulaglutide',
    'exenatide (extended release)': 'exénatide (libération prolongée)',
    'semaglutide (tablet)': 'sémaglutide (comprimé)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzépatide)',
    semaglutide: 'Ozempic, Wegovy (sémaglutide)',
    liraglutide: 'Saxenda, Victoza (liraglutide)',
    dulaglutide: 'Trulicity (dulaglutide)',
    'exenatide (extended release)': 'Bydureon (exénatide, libération prolongée)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy en comprimés (sémaglutide)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Choisissez un médicament.',
    otherMedicine: 'Saisissez le nom du médicament.',
  },
  medicineWrong: (least, most) => `Utilisez de ${number(least)} à ${number(most)} caractères.`,
};

export const navigationTexts: Words<typeof navigationEnglish> = {
  newTab: ' (s’ouvre dans un nouvel onglet)',
  questions: {
    click: 'Qu’est-ce qu’un clic ?',
    priming: 'Combien de liquide la purge utilise-t-elle ?',
    units: 'Qu’est-ce qu’une unité de seringue ?',
    'golden-dose': 'Qu’est-ce qu’une Golden Dose ?',
    'missed-dose': 'J’ai oublié une dose. Que disent les notices ?',
    travelling: 'Que se passe-t-il quand je voyage ?',
    curve: 'Comment la courbe est-elle calculée ?',
    figures: 'Comment les doses et les coûts sont-ils calculés ?',
    where: 'Où sont mes données, et qui peut les voir ?',
    storing: 'Comment conserver et jeter un stylo ?',
  },
};

export const oidcTexts: Words<typeof oidcEnglish> = {
  noPasswords: 'Vous ne pouvez pas vous connecter avec un mot de passe ici',
  noPasswordsHint: 'Il y a ici une autre façon de se connecter.',
  logIn: 'Aller à la connexion',
};

export const otherDevicesTexts: Words<typeof otherDevicesEnglish> = {
  title: 'L’utiliser sur un autre appareil',
  lead: 'Les mêmes données sur votre téléphone et votre ordinateur, sans compte. Elles sont chiffrées avant de quitter cet appareil : le serveur garde une copie qu’il ne peut pas lire.',
  begin: 'Obtenir douze mots',
  already: 'Déjà sur un autre appareil ?',
  join: 'Saisir douze mots',
  copiesOff:
    'Ce serveur ne garde pas de copies chiffrées : vos données restent sur cet appareil. Pour les transférer, enregistrez une copie et ouvrez-la sur l’autre appareil.',
  noServer:
    'Cette page n’a pas de serveur pour des copies chiffrées : vos données restent sur cet appareil. Pour les transférer, enregistrez une copie et ouvrez-la sur l’autre appareil.',
  tooOld:
    'Ce navigateur est trop ancien pour les copies chiffrées. Mettez-le à jour : il faut Safari 16.4 ou une version plus récente. Pour transférer vos données, enregistrez une copie sur un appareil et ouvrez-la sur l’autre.',
  unreachable:
    'Le serveur n’a pas pu être joint. Vos données sur cet appareil ne sont pas touchées.',
  tryAgain: 'Réessayer',

  beginTitle: 'Douze mots au lieu d’un compte',
  before: [
    'Vous verrez douze mots, une seule fois. Saisissez-les sur votre autre appareil pour y retrouver vos données.',
    'Écrivez-les sur papier. Personne ne peut retrouver des mots perdus, pas même la personne qui gère le serveur.',
    'Toute personne qui a ces mots a vos données. Ne les envoyez ni par e-mail ni par messagerie.',
  ],
  withoutTls:
    'La connexion à cette page n’est pas chiffrée (http). Une personne du même réseau pourrait lire les mots et vos données. N’utilisez ceci que dans un réseau de confiance.',
  showWords: 'Afficher les mots',
  wordsTitle: 'Vos douze mots',
  wordsHint: 'Écrivez-les dans cet ordre. Vous ne pourrez plus les voir ensuite.',
  written: 'Je les ai écrits',
  checkTitle: 'Vérifiez votre feuille',
  checkHint: 'Saisissez ces deux mots d’après votre feuille.',
  wordNumber: (place) => `Mot ${number(place)}`,
  wordMissing: (place) => `Saisissez le mot ${number(place)}.`,
  wordWrong: (place) =>
    `Ce n’est pas le mot ${number(place)}. Vérifiez votre feuille, ou revenez en arrière pour voir les mots.`,
  start: 'Commencer',
  startedTitle: 'Configurez votre autre appareil',
  started: (address) =>
    `Vos données sont chiffrées sur le serveur. Sur votre autre appareil, ouvrez ${address} et commencez sans compte. Appuyez ensuite sur « Saisir douze mots » sur le tableau de bord ou dans Paramètres.`,
  done: 'Terminé',
  failed: 'Cela n’a pas fonctionné. Rien n’a été modifié. Veuillez réessayer.',

  joinTitle: 'Saisir douze mots',
  joinLabel: 'Douze mots',
  joinHint: 'Les mots que votre autre appareil a affichés. Majuscules ou minuscules, peu importe.',
  addedToOthers: (count) =>
    plural(count, {
      one: 'La # entrée de cet appareil sera ajoutée à celles de vos autres appareils.',
      other: 'Les # entrées de cet appareil seront ajoutées à celles de vos autres appareils.',
    }),
  getRecords: 'Récupérer les données',
  noWords: 'Saisissez les douze mots.',
  wordCount: (count) =>
    plural(count, {
      one: 'Il y a # mot. Saisissez les douze, et aucun autre.',
      other: 'Il y a # mots. Saisissez les douze, et aucun autre.',
    }),
  unknownWord: (word) => `« ${word} » n’est pas l’un des mots. Vérifiez l’orthographe.`,
  guessedWord: (word, guess) =>
    `« ${word} » n’est pas l’un des mots. Vouliez-vous dire « ${guess} » ?`,
  wordOrder: 'Ces douze mots ne vont pas ensemble. Vérifiez chaque mot et leur ordre.',
  notThere:
    'Le serveur n’a pas de données pour ces mots. Vérifiez chaque mot, et que les deux appareils ouvrent la même adresse.',
  joined: 'Cet appareil a maintenant les mêmes données que les autres.',

  shared: 'Sur cet appareil et vos autres appareils',
  exchanging: 'Synchronisation avec vos autres appareils…',
  lastExchanged: (when) => `Dernière synchronisation : ${when}`,
  notExchanged: 'Pas encore de synchronisation',
  exchangeNow: 'Synchroniser maintenant',
  sendOwn: 'Envoyer les données de cet appareil',
  reload: 'Recharger la page',
  problems: {
    unanswered:
      'Le serveur n’a pas pu être joint. Ce que vous notez reste sur cet appareil et sera synchronisé plus tard.',
    refused:
      'Le serveur n’a pas accepté la copie : il est peut-être plein, ou votre réseau a envoyé trop de requêtes. Vos données sont sur cet appareil.',
    gone: 'La copie n’est plus sur le serveur. Vos données sont sur cet appareil, et vous pouvez les envoyer de nouveau.',
    changed:
      'La copie sur le serveur est endommagée ou quelqu’un l’a modifiée. Elle n’a pas été utilisée, et vos données sur cet appareil restent telles quelles. Vous pouvez les envoyer de nouveau.',
    newer:
      'Un autre appareil a une version plus récente de Dosewise. Rechargez cette page pour l’obtenir.',
    older:
      'Le serveur a une copie plus ancienne que celle que cet appareil a vue. Une sauvegarde a peut-être été restaurée sur le serveur, ou quelqu’un a peut-être remplacé la copie. Vos données sur cet appareil restent telles quelles. Vous pouvez les envoyer de nouveau.',
    unfit:
      'Les données de vos appareils ne peuvent pas être réunies sur celui-ci, par exemple parce qu’il y en a trop. Les données d’ici restent telles quelles.',
    ended:
      'La synchronisation a été arrêtée sur un autre appareil, ou l’autre appareil a de nouveaux mots. Vos données sont toujours sur cet appareil.',
  },

  newWords: 'Nouveaux mots',
  newWordsTitle: 'Obtenir de nouveaux mots ?',
  newWordsBefore: [
    'Si vous avez perdu un appareil, ou si quelqu’un a vu vos mots, demandez-en de nouveaux. Les anciens ne fonctionneront plus.',
    'Vos autres appareils gardent les données qu’ils ont. Saisissez-y les nouveaux mots pour continuer.',
    'Écrivez les nouveaux mots sur papier. Personne ne peut les retrouver, et toute personne qui les a a vos données.',
  ],
  stop: 'Arrêter la synchronisation',
  stopTitle: 'Arrêter la synchronisation ?',
  stopQuestion:
    'Chaque appareil garde les données qu’il a. Vous pouvez arrêter sur cet appareil seulement, ou sur tous. Si vous arrêtez sur tous, la copie du serveur est remplacée par une copie vide.',
  stopHere: 'Arrêter sur cet appareil',
  stopAll: 'Arrêter sur tous les appareils',
  stopped: 'Cet appareil ne synchronise plus ses données.',
  stoppedAll: 'Vos appareils ne synchronisent plus leurs données.',
  deleteHere:
    'Toutes les données de cet appareil seront supprimées définitivement. Vos autres appareils gardent les leurs, et les douze mots restent valables.',
  movedIn:
    'Vous synchronisez aussi ces données avec vos autres appareils. Si vous les supprimez ici, la synchronisation s’arrête sur tous les appareils. Ils gardent les données qu’ils ont.',

  changedOnBoth: (count) =>
    plural(count, {
      one: '# entrée modifiée sur deux appareils',
      other: '# entrées modifiées sur deux appareils',
    }),
  choose: 'Choisir',
  seeProblem: 'Voir quoi faire',
  choicesTitle: 'Modifié sur deux appareils',
  choicesLead:
    'Nous avons gardé la version arrivée en premier. Choisissez l’autre si c’est la bonne.',
  kept: 'Version gardée',
  other: 'Autre version',
  keep: 'Garder',
  takeOther: 'Prendre l’autre',
  deleted: 'Supprimée',
  penTooEmpty:
    'Les doses notées sur les deux appareils dépassent au total ce que contenait ce stylo.',
  impossible: 'Ce n’est plus possible, par exemple parce qu’une dose a été notée avec ce stylo.',
  allChosen: 'Toutes les entrées sont traitées.',

  records: {
    pens: 'Stylo',
    doses: 'Dose',
    weights: 'Pesée',
    symptoms: 'Symptôme',
    measurements: 'Mesure',
    plans: 'Plan',
    skips: 'Dose sautée',
    pauses: 'Pause',
    others: 'Paramètre',
  },
  settings: {
    country: 'Pays',
    currency: 'Devise',
    language: 'Langue',
    timeZone: 'Fuseau horaire',
    heightCm: 'Taille',
    goal: 'Objectif',
    goldenDose: 'Golden Dose',
    chosenUnits: 'Unités',
    sites: 'Sites d’injection',
  },
  changedIn: (when) => `Enregistré le ${when}`,
};

export const passkeysTexts: Words<typeof passkeysEnglish> = {
  title: 'Supprimer aussi vos clés d’accès ?',
  lead: 'Les autres appareils, les applications, les liens partagés et les personnes avec qui vous partagiez n’ont plus accès. Ces clés d’accès fonctionnent toujours :',
  advice: 'Gardez-les seulement si elles se trouvent toutes sur vos propres appareils.',
  delete: 'Supprimer toutes les clés d’accès',
  keep: 'Les garder',
  failed: 'Les clés d’accès n’ont pas pu être supprimées.',
};

export const pensAddPenTexts: Words<typeof pensAddPenEnglish> = {
  questions: {
    brand: 'Quel nom est écrit sur votre boîte ?',
    strength: 'Quel dosage ?',
    printed: 'Quel stylo est-ce ?',
    numbers: 'Que dit son étiquette ?',
    use: 'En cours, ou pas encore ouvert ?',
    cost: 'Combien cela a-t-il coûté ?',
  },
  countClicks: 'Combien de clics dans une dose complète ?',
  countPens: 'Combien de stylos dans la boîte ?',
  countTablets: 'Combien de comprimés dans la boîte ?',
  costOfEach: 'Quel est le prix à la pièce ?',
  next: 'Suivant',
  strength: 'Dosage',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'mg dans un comprimé, comme imprimé sur l’étiquette'
      : 'mg dans une dose complète, pas dans tout le stylo. Voir l’étiquette',
  inUse: 'En cours',
  inUseNote: 'Utilisation déjà commencée, ou dès aujourd’hui',
  sealed: 'Non ouvert',
  sealedNote: (kind) => (kind === 'tablet' ? 'Pour plus tard' : 'Au réfrigérateur, pour plus tard'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Modifier',
  moreDetails: 'Plus de détails',

  kind: 'Type',
  kinds: {
    click_pen: 'Stylo à bouton de dose',
    vial: 'Flacon',
    single_pen: 'Stylos unidoses',
    tablet: 'Comprimés',
  },
  doseMl: 'Volume d’une dose complète',
  doses: 'Nombre de doses complètes',
  pensInBox: 'Stylos dans cette boîte',
  tabletsInPack: 'Comprimés dans cette boîte',
  clicks: 'Clics dans une dose complète',
  clicksHint: `Comptez-les sur votre stylo. On rapporte souvent ${number(0.01)} mL par clic, mais aucune notice ne le dit.`,
  wholeDoses: 'Je ne sais pas, ou il ne donne que des doses entières',
  wholeDosesHint: 'Vous ne pourrez alors noter que des doses entières.',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg dans ${number(ml)} mL, ${doses}${steps === null ? '' : ` de ${steps}`}. Comparez avec votre étiquette.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg dans chaque comprimé, ${tablets} dans cette boîte. Comparez avec votre étiquette.`,
  sources: 'D’où viennent ces chiffres',
  checkedOn: (day) => `Vérifié le ${ended(day)}`,

  missing: {
    strength: 'Choisissez un dosage.',
    ownStrength: 'Saisissez un dosage.',
    doseMl: 'Saisissez le volume d’une dose complète.',
    doses: 'Saisissez le nombre de doses complètes.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Saisissez le nombre de stylos dans la boîte.',
      tablet: 'Saisissez le nombre de comprimés dans la boîte.',
    },
    clicks: 'Saisissez le nombre de clics dans une dose complète.',
  },
  strengthWrong: ({ least, most }) =>
    `Le dosage doit être un nombre de ${number(least)} à ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Il faut un nombre de ${number(least)} à ${number(most)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Doses : il faut un nombre entier de ${number(least)} à ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Comprimés' : 'Stylos'} : il faut un nombre entier de ${number(least)} à ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Clics : il faut un nombre entier de ${number(least)} à ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `Comprimés ${brand}`,
  copyOf: (name, copy) => `${name} (${copy})`,
};

export const pensDialogsTexts: Words<typeof pensDialogsEnglish> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Modifier le stylo' : 'Modifier la boîte'),
  savePen: (thing) => (thing === 'pen' ? 'Enregistrer le stylo' : 'Enregistrer la boîte'),
  editPenFailed: 'Le stylo n’a pas pu être modifié',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Laissez vide tant que le stylo n’est pas ouvert.'
      : 'Laissez vide tant que la boîte n’est pas ouverte.',
  startsTooLate: (day) => `Au plus tard le jour de la première dose, le ${ended(day)}`,
  costTitle: (thing) => (thing === 'pen' ? 'Coût du stylo' : 'Coût de la boîte'),
  askCost: (name) =>
    `Votre dose est notée. Combien a coûté « ${name} » ? Vous pouvez aussi l’indiquer plus tard.`,
  saveCost: 'Enregistrer le coût',
  saveCostFailed: 'Le stylo n’a pas pu être modifié.',
  remindLater: 'Pas maintenant – me le rappeler plus tard',
  deletePen: (thing) => (thing === 'pen' ? 'Supprimer le stylo' : 'Supprimer la boîte'),
  confirmPenDelete: (name) =>
    `Voulez-vous vraiment supprimer « ${name} » ? Cette action est irréversible.`,
  deletePenFailed: (reason) => `Le stylo n’a pas pu être supprimé : ${reason}`,
  tryAgain: 'veuillez réessayer.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Ajouter des stylos non ouverts' : 'Ajouter des boîtes non ouvertes',
  add: (kind) =>
    ({
      click_pen: 'Ajouter le stylo',
      vial: 'Ajouter le flacon',
      single_pen: 'Ajouter la boîte',
      tablet: 'Ajouter la boîte',
    })[kind],
  addSealed: (kind) =>
    ({
      click_pen: 'Ajouter des stylos non ouverts',
      vial: 'Ajouter des flacons non ouverts',
      single_pen: 'Ajouter des boîtes non ouvertes',
      tablet: 'Ajouter des boîtes non ouvertes',
    })[kind],
  count: 'Nombre',
  countHint: 'Rien n’est encore ouvert, et les détails sont les mêmes',
  countWrong: (most) => `Il faut un nombre entier de 1 à ${number(most)}.`,

  openTitle: (thing) => (thing === 'pen' ? 'Ouvrir le stylo' : 'Ouvrir la boîte'),
  openQuestion: (name) =>
    `« ${name} » compte comme en cours d’utilisation à partir de ce jour. Noter sa première dose a le même effet.`,
  openedOn: 'Date d’ouverture',
  openFailed: (name) => `Impossible d’ouvrir ${name}.`,

  discardTitle: (thing) => (thing === 'pen' ? 'Jeter le stylo' : 'Jeter la boîte'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `« ${name} » passe dans les anciens stylos et ne compte plus dans votre plan. Vous pouvez annuler cette action.`
      : `« ${name} » passe dans les anciennes boîtes et ne compte plus dans votre plan. Vous pouvez annuler cette action.`,
  discardedOn: 'Date d’élimination',
  reason: 'Raison',
  reasons: {
    in_use_days: 'Utilisation trop longue',
    empty: 'Vide',
    broken: 'Casse',
    warm: 'Chaleur ou gel',
    lost: 'Perte',
    other: 'Autre raison',
  },
  discardFailed: (name) => `Impossible de jeter ${name}.`,
  dayNeeded: 'Saisissez un jour.',
  dayAhead: 'Ce jour est dans le futur.',
  beforeStart: (day) => `Au plus tôt le jour de début, le ${ended(day)}`,

  allowGolden: 'Autoriser une Golden Dose avec ce stylo',
  addPenFailed: 'Le stylo n’a pas pu être créé.',
  penGone: 'Cette entrée a été supprimée ailleurs.',
  penName: (kind) =>
    ({
      click_pen: 'Nom du stylo',
      vial: 'Nom du flacon',
      single_pen: 'Nom de la boîte',
      tablet: 'Nom de la boîte',
    })[kind],
  penNameExample: (thing) =>
    thing === 'pen' ? 'p. ex. stylo de novembre' : 'p. ex. boîte de novembre',
  startDate: 'Date de début',
  expiryDate: 'Date de péremption',
  expiryHint: (kind) =>
    ({
      click_pen: 'Comme imprimé sur le stylo',
      vial: 'Comme imprimé sur le flacon',
      single_pen: 'Comme imprimé sur la boîte',
      tablet: 'Comme imprimé sur la boîte',
    })[kind],
  batch: 'Lot',
  batchHint: 'À côté de « Lot » sur l’étiquette',
  cost: (kind, currency) =>
    ({
      click_pen: `Coût par stylo (${currency})`,
      vial: `Coût par flacon (${currency})`,
      single_pen: `Coût par boîte (${currency})`,
      tablet: `Coût par boîte (${currency})`,
    })[kind],
  purchaseDate: 'Date d’achat',
  currency: 'Devise',
  pharmacy: 'Pharmacie',
  wasted: (step) => `Perte (${penTexts.stepLabels[step]})`,
  wastedHint:
    'Ce qui n’a servi à aucune dose, par exemple à cause d’une purge supplémentaire ou d’une fuite',
  wastedWrong: (most) => `Il faut un nombre entier de 0 à ${number(most)}.`,
  requiredFields: 'Veuillez remplir tous les champs obligatoires.',
  missing: {
    name: 'Saisissez un nom.',
    startDate: 'Saisissez une date de début.',
    costPerPen: 'Saisissez le coût.',
    purchaseDate: 'Saisissez une date d’achat.',
  },
  costWrong: `Le coût doit être un nombre de 0 à ${number(MAX_MONEY)}, comme ${number('245.50')}.`,
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  loggedBy: (email) => `Noté par ${email}`,
  loggedByAnother: 'Noté par une autre personne qui a accès',
};

export const pricesTexts: Words<typeof pricesEnglish> = {
  none: (country) =>
    `Aucun prix disponible (${isolated(country)}). Contactez l’assistance pour que les prix de votre pays soient ajoutés.`,
};

export const recordListTexts: Words<typeof recordListEnglish> = {
  edit: (record) => `Modifier : ${record}`,
  editRow: 'Modifier : ',
  showMore: (more) => `Afficher ${number(more)} de plus`,
  delete: (record) => `Supprimer : ${record}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  calendar: 'Ajouter à mon calendrier',
  calendarName: 'dosewise-calendrier.ics',
  calendarFailed: 'Le calendrier n’a pas pu être créé. Veuillez réessayer.',
  calendarSaved: 'Ouvrez le fichier pour ajouter vos doses à votre calendrier.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  period: (from, to, days) => `Du ${from} au ${to}, ${countDays(days)}`,
  statement:
    'Données auto-déclarées, ou notées par des personnes et applications autorisées. Non vérifiées par un professionnel de santé.',

  summary: 'Résumé',
  latestDose: 'Dernière dose',
  nothing: 'Rien n’a été noté pendant cette période.',

  doses: 'Doses',
  date: 'Date',
  amount: 'Dose',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Site',
  otherSite: 'Autre site',
  places: { abdomen: 'Ventre', thigh: 'Cuisse', arm: 'Haut du bras', buttock: 'Fesse' },
  pain: 'Douleur',
  painOf: (pain) => `${pain} sur 10`,

  steps: 'Paliers de dose',
  before: 'Avant la période',

  planned: 'Doses prévues non prises en entier',
  nonePlanned: 'Aucune dose prévue n’est comptée comme non prise ou sautée.',
  outcome: 'Statut',
  missed: 'Non prise',
  skipped: 'Sautée',
  partly: (taken, planned) => `${taken} sur ${planned} mg pris`,
  takenOf: (taken, planned) =>
    `${plural(taken, { one: '# dose prise', other: '# doses prises' })} sur ${plural(planned, { one: '# prévue', other: '# prévues' })}`,
  inPause: (doses) => `${doses} pendant une pause`,

  weight: 'Poids',
  first: 'Première',
  last: 'Dernière',
  change: 'Évolution',
  percent: (percent) => `${percent} %`,
  bmi: 'IMC',
  bmiNote: (height) => `pour une taille de ${height}`,
  weighIns: (count) => plural(count, { one: '# pesée', other: '# pesées' }),
  weightChart: 'Poids pendant cette période',
  smoothed: 'Lissé',
  chartSummary: (weighIns, first, last) => `${weighIns}, de ${first} à ${ended(last)}`,

  measurements: 'Mesures',
  measurement: 'Type',
  onDay: (value, day) => `${value} le ${day}`,

  symptoms: 'Symptômes',
  symptom: 'Symptôme',
  entries: 'Entrées',
  mean: 'Moyenne (0 à 10)',
  worst: 'Maximum (0 à 10)',
  lastDay: 'Dernier',
  noSymptoms: (count) =>
    plural(count, {
      one: '# autre entrée sans symptôme.',
      other: '# autres entrées sans symptôme.',
    }),

  sources: 'Comment ces valeurs sont calculées',
};

export const sessionTexts: Words<typeof sessionEnglish> = {
  logIn: 'Se connecter',
  beginLocal: 'Utiliser sans compte',
  startEmpty: 'Commencer sans données',
  lookAround: 'Explorer avec des données d’exemple (18 mois)',
  beginHere: 'Il n’y a pas encore de données ici. Ce que vous notez reste dans ce navigateur.',
  notBegun:
    'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  adminPrompt: 'Connectez-vous en tant qu’admin pour accéder à cette page.',
  adminsOnly: 'Accès refusé. Réservé aux admins.',
  adminDenied: 'Accès refusé. Droits d’admin nécessaires.',
  toDashboard: 'Aller au tableau de bord',
  offline: 'Vous êtes hors ligne. Voici vos dernières données enregistrées.',
  loginAhead:
    'Vous devez d’abord vous connecter ailleurs, par exemple sur la page de connexion d’un Wi-Fi. Rien de ce qui est enregistré ici n’a été supprimé.',
  openLogin: 'Ouvrir la page de connexion',
  unanswered:
    'Impossible de joindre le serveur : vos données ne peuvent pas être affichées. Nous n’avons pas fermé votre session.',
  nothingKept:
    'Ce navigateur ne conserve pas de données pour ce site : votre session se ferme donc dès que vous rechargez ou fermez la page. Pour garder votre session ouverte, autorisez les cookies et les données de ce site dans les réglages du navigateur.',
};

export const themeTexts: Words<typeof themeEnglish> = {
  language: 'Langue',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
};

export const typedDoseTexts: Words<typeof typedDoseEnglish> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg : c’est plus qu’une dose complète de ce stylo (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} se situe entre ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} se situe exactement entre ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} et ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} et ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
