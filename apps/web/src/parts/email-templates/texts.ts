import type { TemplateCategory, TemplateVariable } from '@dosewise/contract';

/** The words of email templates and of their editor. */
export const texts = {
  loadFailed: 'We couldn’t load the templates.',
  categories: {
    welcome: 'Welcome',
    manual: 'Manual',
    automated: 'Automated',
    feedback: 'Feedback',
    reactivation: 'Reactivation',
    tips: 'Tips',
  } satisfies Record<TemplateCategory, string>,
  /** The e-mail topic of a category: only people who want that topic get its mails. */
  topics: {
    manual: 'marketing',
    reactivation: 'marketing',
    tips: 'tips',
    welcome: 'product updates',
    automated: 'product updates',
    feedback: 'product updates',
  } satisfies Record<TemplateCategory, string>,

  create: 'Create Template',
  created: 'Template created successfully!',
  createFailed: 'Failed to create template',
  edit: 'Edit Template',
  save: 'Save Template',
  updated: 'Template updated successfully!',
  updateFailed: 'Failed to update template',
  deleted: 'This template has been deleted.',
  copyFirst: 'Your text is still here: copy what you need before you load the newer version.',
  loadNewer: 'Load the newer version',
  loadNewerFailed: 'We couldn’t load the newer version.',

  name: 'Name',
  nameHint: 'Only admins see it.',
  nameMissing: 'Enter a template name.',
  category: 'Category',
  categoryHint: (topic: string) => `Only for people who want emails about ${topic}.`,
  description: 'Description',
  descriptionHint: 'What it is for, for admins.',
  descriptionMissing: 'Enter a description.',
  subject: 'Subject',
  subjectMissing: 'Enter a subject.',
  html: 'HTML content',
  htmlMissing: 'Enter the HTML content.',
  text: 'Text content',
  textHint:
    'For email apps that don’t show HTML. If you leave this empty, Dosewise makes it from the HTML.',
  variables: 'Variables',
  variablesHint: 'Filled in for each person. Press one to insert it at your cursor.',
  insert: 'Insert ',
  examples: {
    user_email: 'alex.smith@example.com',
    user_country: 'Australia',
    user_name: 'Alex Smith',
  } satisfies Record<TemplateVariable, string>,

  view: 'HTML content, view',
  views: { edit: 'Edit', preview: 'Preview' },
  previewSubject: 'Subject: ',
  previewSize: 'Preview, 640 pixels wide',
  previewFrame: 'Preview of the email',
  mail: 'The email',
  remoteImages: 'Load remote images',
  remoteImagesHint:
    'Their servers can then tell that someone looked. When off, only images inside the email are shown.',
  previewNote:
    'Links do nothing here. Each email also ends with a link to unsubscribe, in the language that <html lang> names, or else in the reader’s.',
};
