import type { texts as english } from '../../../parts/session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  logIn: 'Se connecter',
  beginLocal: 'Utiliser sans compte',
  startEmpty: 'Commencer sans données',
  lookAround: 'Voir 18 mois d’une personne fictive',
  beginHere: 'Rien n’est encore conservé ici. Tout reste dans ce navigateur.',
  notBegun:
    'Les fichiers nécessaires n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
  adminPrompt: 'Connectez-vous en tant qu’admin pour accéder à cette page.',
  adminsOnly: 'Accès refusé. Réservé aux admins.',
  adminDenied: 'Accès refusé. Droits d’admin nécessaires.',
  toDashboard: 'Aller au tableau de bord',
  offline: 'Vous êtes hors ligne. Voici vos dernières données enregistrées.',
  loginAhead:
    'Un service placé devant le serveur demande d’abord une connexion, par exemple une page de connexion ou le Wi-Fi. Ce qui est enregistré ici est conservé.',
  openLogin: 'Ouvrir cette connexion',
  unanswered:
    'Impossible de joindre le serveur : vos données ne peuvent pas être affichées. Votre session reste ouverte ici.',
  nothingKept:
    'Ce navigateur ne conserve rien pour ce site : votre session se ferme donc dès que la page est rechargée ou fermée. Pour garder votre session ouverte, autorisez les cookies et les données de ce site dans les réglages du navigateur.',
};
