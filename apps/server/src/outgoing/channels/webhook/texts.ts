/** The words of webhooks: of messages, which name no medicine, and of what came of them. */
export const texts = {
  test: 'Dosewise: a test, as you asked',
  discreet: {
    'dose.logged': 'Dosewise: a dose was logged',
    'weight.logged': 'Dosewise: a weigh-in was logged',
  },
  doseLogged: (mg: string) => `Dose logged: ${mg} mg`,
  weightLogged: (weight: string) => `Weight logged: ${weight}`,
  resting: 'Not sent: this webhook rests after too many failures',
  gone: 'Not sent: this webhook is no more',
  misfits: {
    plain: 'Not sent: only https goes there',
    private: 'Not sent: a private address',
  },
  nothingThere: (status: number | null) => `${status}, nothing is at this address`,
};
