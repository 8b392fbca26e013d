import { ADD_PEN_PATH } from '../../apps/web/src/data/navigation/paths.ts';
import type { Journey } from './journey.ts';

/** The app's screens by what a person calls their parts: whoever changes a name changes it here. */
export const screensOf = ({ window, width, goto }: Journey) => {
  const isPhone = width < 1024;
  const dialog = (name: string) => window.part('dialog', name);
  const heading = (name: string | RegExp) => window.part('heading', name);
  const field = (name: string | RegExp) => window.part('field', name);

  return {
    dialog,
    heading,
    field,
    undo: window.button('Undo'),

    calculator: {
      strength: field('Pen strength'),
      dose: field('Dose amount'),
      clicks: field('Clicks'),
      result: (text: string) => window.text(text),
    },

    /** Lets somebody in who stands on the login page. */
    logIn: async (email: string, password: string) => {
      await field('Email').type(email);
      await field('Password').type(password);
      await window.button('Log in').press();
    },
    register: async (email: string, password: string) => {
      await field('Email').type(email);
      await field('Password').type(password);
      await field('Confirm password').type(password);
      await window.button('Create account').press();
    },
    logOut: async () => {
      if (isPhone) {
        await window.button(/^More/).press();
        await dialog('Menu').button('Logout').press();
      } else await window.button('Logout').press();
    },
    chooseTheme: (name: 'Light' | 'Dark' | 'System') => window.part('radio', name).press(),

    /** Adds the pen that somebody uses, a Mounjaro KwikPen of 10 mg. */
    addPen: async (name: string) => {
      await goto(ADD_PEN_PATH);
      const form = dialog('Add New Pen');
      await form.button(/^Mounjaro/).press();
      await form
        .part('group', /^Mounjaro KwikPen(?!, modified)/)
        .button('10 mg')
        .press();
      await form.button(/^3 mL/).press();
      await form.button(/^In use/).press();
      await form.part('field', /^Cost per pen/).type('245,50');
      await form.part('text', 'More details').press();
      await form.part('field', 'Pen name').type(name);
      await form.button('Add pen').press();
      await form.expectGone();
    },
    logDose: {
      clicks: field('Clicks, exact'),
      pen: (name: string) => window.part('radio', new RegExp(`^${name}(,|$)`)),
      site: window.part('form', 'Log a dose').button(/^Site: /),
      review: async () => {
        await window.part('form', 'Log a dose').button('Log Dose').press();
        return dialog('Confirm Dose');
      },
      /** The whole way with what stands in the form. */
      log: async () => {
        await window.part('form', 'Log a dose').button('Log Dose').press();
        await dialog('Confirm Dose').button('Confirm').press();
        await dialog('Confirm Dose').expectGone();
      },
      row: (words: string) =>
        window
          .part('region', /Dose History$/)
          .part('row', new RegExp(words.replaceAll('.', '\\.'))),
    },
    today: {
      logDue: window.button(/^Log \d+ clicks$/),
      next: window.part('region', 'Your next dose'),
    },
    addWeight: async (weight: string) => {
      if (isPhone) await window.button('Add entry').press();
      const form = isPhone ? dialog('Add entry') : window.part('form', 'Log a weight');
      await form.part('field', 'Weight').type(weight);
      await form.button('Log weight').press();
    },
    /** Presses what deletes a listed record: beside it, on a phone in what its row opens. */
    remove: async (words: string, edits: string) => {
      if (isPhone) {
        await window.button(new RegExp(`^Edit .*${words}`, 'i')).press();
        await dialog(edits)
          .button(/^Delete/)
          .press();
      } else await window.button(new RegExp(`^Delete .*${words}`, 'i')).press();
    },
    weightRow: (words: string) => window.part('region', 'Recent entries').part('text', words),
    logSymptom: async (category: string, severity: string, note: string) => {
      if (isPhone) await window.button('Log a symptom').press();
      const form = window.part(isPhone ? 'dialog' : 'form', 'Log a symptom');
      await form.part('field', 'Category').pick(category);
      await form.part('field', 'Severity').pick(severity);
      await form.part('field', /^Note/).type(note);
      await form.button('Log symptom').press();
    },
    /** Records that are in this browser only. */
    waiting: window.text('Not sent yet'),
    offline: window.text('You’re offline. These are your last saved records.'),
    plan: {
      make: window.button('Make a plan'),
      dose: window.part('region', 'Step 1').part('field', 'Dose'),
      save: window.button('Save plan'),
    },
    /** Opens what a phone has folded. */
    unfold: async (summary: string) => {
      if (isPhone) await window.button(summary).press();
    },
    /** Chooses a file where the page asks for one. */
    chooseFile: (path: string) => field(/^(CSV file|File to import)$/).upload(path),
    download: (file: string) => window.button(`Download ${file}`),
    /** Words that the app says when something did not work. */
    trouble: window.text(/couldn’t load|Failed to|went wrong/),
  };
};
