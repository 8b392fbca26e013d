import type { texts as english } from '../../../features/moving/exports/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Export · Dosewise',
  title: 'Export',
  lead: 'Chaque fichier contient toutes vos données, les plus récentes en premier, avec les dates en UTC, les poids en kg et les longueurs en cm, quelles que soient les unités affichées ici.',
  movingIn: 'Vous restaurez un tel fichier, ou venez d’une autre application ?',
  import: 'Importer un fichier',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour exporter vos données.',
  takeAlong: {
    title: 'Continuer sans compte',
    what: 'Une copie complète qui s’ouvre dans n’importe quel navigateur : choisissez-y « Utiliser sans compte », puis « Ouvrir une copie ».',
    take: 'Emporter mes données',
    fileName: 'dosewise-export.json',
  },
  tables: 'Tableaux pour un tableur',
  whole: 'Pour un autre programme, ou à garder',
  doses: {
    title: 'Doses',
    contents: 'Date, stylo et son dosage, clics ou volume, mg, site d’injection et douleur.',
  },
  weights: {
    title: 'Poids',
    contents: 'Date, poids en kg, note et source. Vous pouvez les réimporter sur la page Poids.',
  },
  symptoms: {
    title: 'Symptômes',
    contents: 'Date, catégorie, intensité de 0 à 10, et note.',
  },
  measurements: {
    title: 'Mesures',
    contents:
      'Date, tour de taille, tour de hanches, masse grasse ou masse maigre avec son unité, et note.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Doses, poids, mesures, taille, IMC et symptômes avec des codes, pour les logiciels de dossier médical.',
  },
  everything: {
    title: 'Tout en JSON',
    contents:
      'Votre profil, paramètres, objectif, stylos, doses, poids, mesures et symptômes dans un seul fichier.',
  },
  download: 'Télécharger ',
  downloaded: (fileName) => `Téléchargé : ${fileName}.`,
  fetchFailed: 'Le fichier n’a pas pu être téléchargé.',
};
