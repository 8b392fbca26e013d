import { HOUR_MS } from '@dosewise/domain';
import { hasKeyword, splitWords } from './keywords.ts';
import { texts } from './texts.ts';

export interface PostWords {
  readonly title: string;
  readonly text: string;
  readonly subreddit: string;
}

export interface Relevance {
  /** 0 to 15. */
  readonly score: number;
  /** The parts that scored, in words. */
  readonly words: string;
}

/** Characters of a post's text that count: what it is about is said early. */
const TEXT_READ = 5000;
const RECENT_MS = 24 * HOUR_MS;
const HIGH_ENGAGEMENT = 500;

const QUESTION_MARK = /\?(?=[\s"'’”)\]]|$)/;
const QUESTION_START =
  /^(how|what|why|when|where|who|which|can|could|should|would|does|do|did|is|are|has|have|any|anyone|anybody)\b/i;
const DOSING =
  /\b(click(s|ed|ing)?|pens?|dos(e|es|ed|ing)|split(s|ting)?|cost(s|ing)?|pric(e|es|ed|ing|ey))\b/i;
const SUBJECT =
  /mounjaro|tirzepatide|zepbound|ozempic|wegovy|semaglutide|glp|weightloss|loseit|diabet/;

/** Scores the fit of a post to the subject: section 6 of the design says the points. */
export function scorePost(post: PostWords, keywords: readonly string[]): Relevance {
  const text = post.text.slice(0, TEXT_READ);
  const inTitle = keywordsIn(post.title, keywords);
  const inText = keywordsIn(text, keywords);
  const isOnSubject = SUBJECT.test(splitWords(post.subreddit.replaceAll('_', ' ')).join(''));
  const parts = [
    {
      points: Math.min(6, 3 * inTitle.length),
      words: texts.relevance.titleNames(inTitle.join(', ')),
    },
    { points: Math.min(3, inText.length), words: texts.relevance.textNames(inText.join(', ')) },
    { points: asksSomething(post.title, text) ? 2 : 0, words: texts.relevance.asks },
    {
      points: DOSING.test(post.title) || DOSING.test(text) ? 2 : 0,
      words: texts.relevance.onDosing,
    },
    { points: isOnSubject ? 2 : 0, words: texts.relevance.onSubject(post.subreddit) },
  ].filter((part) => part.points > 0);
  const sentence = parts.map((part) => `${part.words} (+${part.points})`).join('; ');
  return {
    score: parts.reduce((sum, part) => sum + part.points, 0),
    words: sentence
      ? `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`
      : texts.relevance.nothing,
  };
}

/** The advice to an admin about a post. It asks for an answer, never for an advertisement. */
export function suggestAction(post: {
  readonly relevance: number;
  readonly engagement: number;
  readonly ageMs: number;
}): string {
  const isHot = post.relevance >= 10 && isRecent(post.ageMs);
  const isBusy = post.relevance >= 6 && isHighEngagement(post.engagement);
  if (isHot || isBusy) return texts.actions.high;
  return post.relevance >= 6 ? texts.actions.worthReply : texts.actions.monitor;
}

export const isRecent = (ageMs: number): boolean => ageMs < RECENT_MS;

export const isHighEngagement = (engagement: number): boolean => engagement > HIGH_ENGAGEMENT;

function keywordsIn(text: string, keywords: readonly string[]): string[] {
  const words = splitWords(text);
  return keywords.filter((keyword) => hasKeyword(words, keyword));
}

function asksSomething(title: string, text: string): boolean {
  return QUESTION_MARK.test(title) || QUESTION_START.test(title) || QUESTION_MARK.test(text);
}
