/** Asks again for the style sheets that did not arrive; rejects while one is still missing. */
export async function fetchLostStyles(): Promise<void> {
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  // Some browsers make an empty sheet of a refusal, others none.
  const lost = [...named].filter(({ sheet }) => !sheet?.cssRules.length);
  await Promise.all(lost.map(fetchAgain));
}

function fetchAgain(lost: HTMLLinkElement): Promise<unknown> {
  const tag = document.createElement('link');
  for (const { name, value } of lost.attributes) tag.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    tag.addEventListener('load', resolve);
    tag.addEventListener('error', reject);
    lost.replaceWith(tag);
  });
}
