import type { Spoken } from '../../server/src/languages/locales.ts';

/** Refusals that a page without an account may meet. */
const texts = {
  needsServer: 'This needs a server. Create an account to use it.',
  full: 'Not saved: this browser has no storage space left.',
  denied: 'This browser doesn’t keep site data, so nothing can be saved here.',
  outdated: 'This page is older than the records kept here. Reload it.',
  unreadable: 'We can’t read the records kept here.',
};

type Texts = typeof texts;

const german: Texts = {
  needsServer: 'Dafür ist ein Server nötig. Lege ein Konto an, um es zu nutzen.',
  full: 'Nicht gespeichert: Dieser Browser hat keinen Speicherplatz mehr.',
  denied: 'Dieser Browser speichert keine Websitedaten, deshalb lässt sich hier nichts speichern.',
  outdated: 'Diese Seite ist älter als die hier gespeicherten Einträge. Lade sie neu.',
  unreadable: 'Wir können die hier gespeicherten Einträge nicht lesen.',
};

const italian: Texts = {
  needsServer: 'Per questo serve un server. Crea un account per usarlo.',
  full: 'Non salvato: in questo browser non c’è più spazio.',
  denied: 'Questo browser non conserva dati dei siti, quindi qui non si può salvare nulla.',
  outdated: 'Questa pagina è più vecchia dei dati conservati qui. Ricaricala.',
  unreadable: 'I dati conservati qui non sono leggibili.',
};

const french: Texts = {
  needsServer: 'Cela nécessite un serveur. Créez un compte pour l’utiliser.',
  full: 'Non enregistré : ce navigateur n’a plus de place.',
  denied: 'Ce navigateur ne conserve rien : rien ne peut donc être enregistré ici.',
  outdated: 'Cette page est plus ancienne que les données conservées ici. Rechargez-la.',
  unreadable: 'Les données conservées ici ne peuvent pas être lues.',
};

const polish: Texts = {
  needsServer: 'To wymaga serwera. Załóż konto, aby z tego korzystać.',
  full: 'Nie zapisano: w tej przeglądarce nie ma już miejsca.',
  denied: 'Ta przeglądarka nie przechowuje danych stron, więc niczego nie można tu zapisać.',
  outdated: 'Ta strona jest starsza niż dane, które są tu przechowywane. Wczytaj ją ponownie.',
  unreadable: 'Nie można odczytać danych, które są tu przechowywane.',
};

const spanish: Texts = {
  needsServer: 'Para esto hace falta un servidor. Crea una cuenta para usarlo.',
  full: 'No se guardó: en este navegador ya no queda espacio.',
  denied: 'Este navegador no conserva nada, así que aquí no se puede guardar nada.',
  outdated: 'Esta página es más antigua que los registros guardados aquí. Vuelve a cargarla.',
  unreadable: 'No se pueden leer los registros guardados aquí.',
};

const brazilianPortuguese: Texts = {
  needsServer: 'Isto precisa de um servidor. Crie uma conta para usar.',
  full: 'Não foi salvo: não há mais espaço neste navegador.',
  denied: 'Este navegador não guarda nada, por isso nada pode ser salvo aqui.',
  outdated: 'Esta página é mais antiga do que os registros guardados aqui. Recarregue-a.',
  unreadable: 'Não é possível ler os registros guardados aqui.',
};

const dutch: Texts = {
  needsServer: 'Hiervoor is een server nodig. Maak een account om dit te gebruiken.',
  full: 'Niet opgeslagen: deze browser heeft geen opslagruimte meer.',
  denied: 'Deze browser bewaart geen sitegegevens, dus hier kan niets worden opgeslagen.',
  outdated: 'Deze pagina is ouder dan de gegevens die hier worden bewaard. Laad de pagina opnieuw.',
  unreadable: 'De gegevens die hier worden bewaard, zijn niet leesbaar.',
};

const OTHERS: Readonly<Partial<Record<Spoken, Texts>>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  'pt-BR': brazilianPortuguese,
  pl: polish,
  nl: dutch,
};

/** The refusals in a language. */
export const textsIn = (language: Spoken): Texts => OTHERS[language] ?? texts;
