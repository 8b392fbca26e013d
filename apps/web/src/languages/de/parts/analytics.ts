import type { texts as english } from '../../../parts/analytics/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  question: 'Dürfen wir zählen, wie die App benutzt wird?',
  yes: 'Ja',
  no: 'Nein',
  answerFailed: 'Deine Antwort konnte nicht gespeichert werden. Es wird nichts gesendet.',
  meaning:
    'Wenn du Ja sagst, gehen deine E-Mail-Adresse, dein Land und die Art deines Kontos an unseren Analysedienst (PostHog), ebenso Stärken und Kosten von Pens und das Volumen von Dosen, wenn du Pens hinzufügst und Dosen einträgst.',
  facts: 'Was gesendet wird und was nicht',
  sent: 'Gesendet',
  whatIsSent: [
    'dein Konto: Kennung, E-Mail-Adresse, Land, Art und der Tag, an dem es angelegt wurde',
    'wenn du ein Konto anlegst oder dich anmeldest; dann auch, wie viele Pens du hast und ob Golden Dose an ist',
    'ein Pen, den du hinzufügst: seine Stärke in mg und seine Kosten',
    'eine Dosis, die du einträgst: ihr Volumen in mL, die Stärke des Pens und ob es eine Golden Dose ist',
    'dass du einen Pen oder eine Dosis geändert oder gelöscht hast, aber nicht, welche oder wie',
  ],
  neverSent: 'Nie gesendet',
  whatIsNeverSent: [
    'Gewichte, Größe, Symptome, Notizen, Injektionsstellen und Schmerzen',
    'welche Seiten du öffnest, was du drückst oder tippst, Aufnahmen deines Bildschirms',
    'alles aus der Zeit, bevor du Ja sagst, außer der Anmeldung direkt vor dieser Frage',
  ],
  nothingKept:
    'Es werden keine Cookies gesetzt, und in diesem Browser wird nichts gespeichert. Wie jeder Server sieht auch der des Dienstes die Adresse, die dein Gerät im Internet hat.',
};
