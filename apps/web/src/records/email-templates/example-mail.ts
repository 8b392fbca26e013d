import { TEMPLATE_VARIABLES, type TemplateVariable } from '@dosewise/contract';
import { texts } from './texts.ts';

/** `{{user_name}}`. */
export function placeholderOf(variable: TemplateVariable): string {
  return `{{${variable}}}`;
}

/** Fills in the examples, which are plain letters in HTML too. What does not exist stays as it is. */
export function fillExamples(text: string): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (placeholder, inner: string) => {
    const variable = TEMPLATE_VARIABLES.find((name) => name === inner.trim());
    return variable === undefined ? placeholder : texts.examples[variable];
  });
}

/** Keeps a preview from asking other servers for anything. */
const NO_REMOTE_IMAGES =
  '<meta http-equiv="Content-Security-Policy" content="img-src data:"><meta http-equiv="x-dns-prefetch-control" content="off">';

/**
 * The document of a preview. What is put in front comes first of all, so that the mail cannot undo
 * it; a doctype or head of the mail's own further down changes nothing of it.
 */
export function previewDocument(html: string, withRemoteImages: boolean): string {
  const language = /<html[\s>]/i.test(html) ? '' : '<html lang="en">';
  const policy = withRemoteImages ? '' : NO_REMOTE_IMAGES;
  // A link would open in a new window, which the sandbox forbids: the mail stays in sight.
  return `<!doctype html>${language}${policy}<base target="_blank">${fillExamples(html)}`;
}
