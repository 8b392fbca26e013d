/** The words of messages to webhooks, which name no medicine. */
export const texts = {
  discreet: {
    'dose.logged': 'Dosewise: a dose was logged',
    'weight.logged': 'Dosewise: a weight was logged',
  },
  doseLogged: (mg: string) => `Dose logged: ${mg} mg`,
  weightLogged: (weight: string) => `Weight logged: ${weight}`,
  test: 'Dosewise: the test you asked for',
};
