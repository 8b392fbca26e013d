/**
 * What sends records, or keeps them until they can be sent. It comes after what a page shows at first,
 * and is there before anybody has filled in a form.
 */
export async function loadSending() {
  const [keep, { sendWaiting }, { draftDose }] = await Promise.all([
    import('./keep-and-send.ts'),
    import('./send-waiting.ts'),
    import('../doses/draft-dose.ts'),
  ]);
  const { changeWaiting, dropCovered, keepAndSend, keepBoth, orDiscard, sendChanged } = keep;
  return {
    changeWaiting,
    dropCovered,
    keepAndSend,
    keepBoth,
    orDiscard,
    sendChanged,
    sendWaiting,
    draftDose,
  };
}
