import type { ServerWords } from '../../../words.ts';

export const secondFactor = {
  onAlready: 'Aplikacja uwierzytelniająca jest już skonfigurowana. Najpierw ją usuń.',
  notBegun: 'Zacznij od poproszenia o nowy klucz.',
  wrongCode: 'Ten kod jest nieprawidłowy albo został już użyty.',
  notOwn: 'Własny drugi składnik logowania usuniesz na stronie „Bezpieczeństwo”, podając kod.',
} satisfies ServerWords['account/auth/second-factor'];
