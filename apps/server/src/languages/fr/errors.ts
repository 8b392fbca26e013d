import type { ServerWords } from '../words.ts';

export const errors = {
  invalid_request: 'Vérifiez ce que vous avez saisi.',
  unauthorized: 'Veuillez vous connecter.',
  wrong_passcode: 'Saisissez le code d’accès de ce rapport.',
  wrong_credentials: 'Adresse e-mail ou mot de passe incorrect.',
  second_factor_required: 'Saisissez le code de votre application d’authentification.',
  wrong_code: 'Ce code est incorrect ou a déjà été utilisé.',
  wrong_passkey:
    'Aucun compte n’utilise cette clé d’accès ici. Connectez-vous autrement, ou réessayez.',
  oidc_wrong_account:
    'Ce n’est pas l’identifiant qui est lié à votre compte. Utilisez celui qui est lié.',
  forbidden: 'Accès refusé. Réservé aux admins.',
  registration_closed: 'Ce serveur n’accepte pas de nouveaux comptes.',
  invite_needed:
    'Il vous faut une invitation pour créer un compte ici. Demandez-la à la personne qui gère ce serveur.',
  password_login_off:
    'Vous ne pouvez pas vous connecter avec un mot de passe ici. Connectez-vous autrement.',
  confirmation_needed:
    'Veuillez confirmer que c’est bien vous avec votre mot de passe, un code ou une clé d’accès.',
  setup_over: 'Ce lien fonctionne une seule fois, et a déjà servi.',
  token_scope: 'Ce jeton d’API n’a pas le droit de faire cela.',
  not_allowed:
    'Vous n’avez pas le droit de faire cela dans les données de cette personne. Elle ne les partage peut-être plus avec vous.',
  not_invited:
    'Cette invitation a été envoyée à une autre adresse. Connectez-vous avec le compte qui a cette adresse.',
  not_found: 'Introuvable.',
  conflict: 'Ceci a été modifié ailleurs. Veuillez recharger la page et réessayer.',
  email_taken: 'Un compte avec cette adresse e-mail existe déjà.',
  golden_pen_not_empty: 'Une Golden Dose ne peut être prélevée que dans un stylo vide',
  golden_not_enabled: 'La Golden Dose n’est pas activée pour ce stylo',
  golden_volume_exceeded:
    'C’est plus que ce qui peut encore être noté comme Golden Dose pour ce stylo',
  not_enough_clicks: 'Il ne reste pas assez de clics dans le stylo sélectionné',
  pen_discarded:
    'La date de cette dose est postérieure à la date d’élimination du stylo ou de la boîte.',
  pen_has_doses: 'Des doses de ce stylo sont notées. Supprimez-les d’abord.',
  last_admin:
    'C’est le dernier compte admin. Donnez d’abord les droits d’admin à quelqu’un d’autre.',
  last_way_in:
    'C’est votre seul moyen de vous connecter. Créez d’abord une clé d’accès ou définissez un mot de passe.',
  campaign_state: 'Le statut de la campagne a changé, ce n’est donc plus possible.',
  copy_changed: 'Un autre appareil a modifié cette copie.',
  changed_meanwhile:
    'Ceci a été modifié ailleurs : votre modification n’a donc pas été enregistrée.',
  nobody_to_send_to:
    'Personne dans le segment de cette campagne ne recevrait cet e-mail en ce moment : il n’a donc pas été envoyé.',
  template_in_use: 'Une campagne pas encore envoyée utilise ce modèle.',
  reset_link_dead: 'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  invitation_dead:
    'Cette invitation a expiré ou a déjà été acceptée. Veuillez en demander une nouvelle.',
  email_link_dead: 'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  oidc_not_offered: 'Ce serveur ne propose pas de connexion par un autre service.',
  oidc_code_dead:
    'Cette connexion a pris trop de temps ou a déjà été utilisée. Veuillez recommencer.',
  oidc_address_taken:
    'Un compte avec votre adresse e-mail existe déjà. Connectez-vous à ce compte, puis liez cet identifiant sur la page Sécurité.',
  oidc_no_address: 'Cet identifiant n’a pas d’adresse e-mail, or un compte doit en avoir une.',
  oidc_other_account: 'Cet identifiant est lié ici à un autre compte.',
  backup_download_off:
    'Le téléchargement des sauvegardes est désactivé. La personne qui gère ce serveur peut les copier sur place.',
  backup_under_way:
    'Une sauvegarde est déjà en cours de création. Veuillez attendre qu’elle soit prête.',
  backup_failed: 'La sauvegarde n’a pas pu être créée.',
  reddit_not_ready: 'Connectez d’abord Reddit.',
  reddit_limited: 'Reddit nous demande d’attendre. Veuillez réessayer plus tard.',
  reddit_failed: 'Reddit n’a pas répondu comme prévu. Veuillez réessayer.',
  push_not_offered: 'Ce serveur ne peut pas envoyer de notifications aux navigateurs.',
  passkeys_not_offered: 'Les clés d’accès ne sont pas disponibles sur ce serveur.',
  passkey_refused: 'La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  mail_failed: 'Le serveur de messagerie n’a pas accepté l’e-mail.',
  idempotency_mismatch:
    'Ceci a déjà été envoyé avec d’autres informations. Veuillez recharger la page et réessayer.',
  id_in_use:
    'Cette entrée a déjà été enregistrée avec d’autres informations. Rechargez la page et vérifiez-la avant de la noter à nouveau.',
  deleted: 'Ceci a été supprimé.',
  act_expired: 'Ce bouton a expiré. Veuillez vous connecter.',
  not_planned: 'Aucune dose n’est prévue à cette date et à cette heure.',
  weigh_in_there: 'Une pesée est déjà notée à cette date et à cette heure.',
  account_full:
    'Ce compte a atteint la limite pour ce type d’entrées. Pour faire de la place, retirez celles dont vous n’avez plus besoin. Avant de supprimer des données, exportez une copie.',
  not_empty:
    'Ce compte contient déjà des données. Une copie complète ne peut être restaurée que dans un nouveau compte.',
  import_under_way:
    'Un autre de vos imports est encore en cours. Veuillez réessayer quand il sera terminé.',
  too_many_writes:
    'Trop de modifications en peu de temps, celle-ci n’a donc pas été enregistrée. Veuillez attendre une minute et réessayer.',
  too_large:
    'C’est trop de données à la fois. Essayez avec un fichier plus petit ou moins d’entrées.',
  unsupported_media_type: 'Envoyez le contenu en JSON.',
  too_many_requests: 'Trop de tentatives. Veuillez attendre un moment et réessayer.',
  internal: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  copies_full: 'Ce serveur ne peut pas conserver d’autres copies chiffrées.',
  overloaded: 'Le serveur est occupé en ce moment. Veuillez réessayer dans un instant.',
  not_ready: 'Le service n’est pas prêt. Veuillez réessayer dans un instant.',
} satisfies ServerWords['errors'];
