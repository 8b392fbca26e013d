/** The words of the admins' prices. */
export const texts = {
  pageTitle: 'Pricing · Dosewise',
  title: 'Pricing',
  meaning: "List prices of a pen. They are what everybody's savings are measured against.",
  fetchFailed: 'Failed to fetch pricing data',
  saved: 'Pricing updated successfully!',
  strengthFailed: 'Failed to update strength pricing',
  defaultFailed: 'Failed to update pricing',
  find: 'Find a country',
  noMatch: (search: string) => `No country matches "${search}"`,
  noMatchAdvice: 'A new country is added under Country Default Pricing.',
  showAll: 'Show all countries',
  kinds: 'Kinds of prices',
  byStrength: 'Strength-Based Pricing',
  byCountry: 'Country Default Pricing',

  country: 'Country',
  strength: 'Strength',
  price: 'Price',
  defaultPrice: 'Default price',
  currency: 'Currency',
  notSet: 'Not set',
  set: 'Set',
  edit: 'Edit',
  defaultTable: 'The price of a pen of 4 doses where its strength has none of its own.',
  defaultOf: (country: string) => `Default price of ${country}`,
  changeDefault: (verb: string, country: string) => `${verb} default price of ${country}`,
  strengthTable: (country: string) => `Prices in ${country}`,
  changeStrength: (verb: string, strength: string, country: string) =>
    `${verb} price of ${strength} in ${country}`,
  strengthDialog: (verb: string, country: string, strength: string) =>
    `${verb} price: ${country}, ${strength}`,
  penPrice: 'Price of a pen of 4 doses',

  addTitle: 'Add a country',
  add: 'Add country',
  priceRequired: 'Price is required.',
  countryRequired: 'Country is required.',
  countryLength: (min: number, max: number) =>
    `Country must be text of ${min} to ${max} characters.`,
  countryListed: (country: string) => `${country} is in the list above. Set its price there.`,
};
