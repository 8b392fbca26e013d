/** The tags of style sheets that did not arrive. */
const lost = new Set<HTMLLinkElement>();

/** From now on remembers them. What the bundler adds once it never asks for again. */
export function rememberLostStyles(): void {
  // An error of a tag does not bubble; on its way down it passes here.
  window.addEventListener('error', ({ target }) => note(target), true);
}

function note(target: EventTarget | null): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  target.remove();
  lost.add(target);
}

/** Asks for them again; rejects while one is still missing. */
export async function fetchLostStyles(): Promise<void> {
  const again = [...lost].map((tag) => {
    const copy = document.createElement('link');
    for (const { name, value } of tag.attributes) copy.setAttribute(name, value);
    return copy;
  });
  lost.clear();
  await Promise.all(again.map(arrival));
}

function arrival(tag: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    tag.addEventListener('load', resolve);
    tag.addEventListener('error', reject);
    document.head.append(tag);
  });
}
