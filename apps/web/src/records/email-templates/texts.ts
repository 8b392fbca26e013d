import type { TemplateCategory, TemplateVariable } from '@dosewise/contract';

/** The words of mail templates and of their editor. */
export const texts = {
  loadFailed: 'The templates could not be loaded.',
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
  deleted: 'This template was deleted.',
  copyFirst: 'What you typed is still here: copy what you need before you load theirs.',
  loadNewer: 'Load the newer text',
  loadNewerFailed: 'The newer text could not be loaded.',

  name: 'Name',
  nameHint: 'Only admins see it.',
  nameMissing: 'Give the template a name.',
  category: 'Category',
  categoryHint: (topic: string) => `Only for people who want mails about ${topic}.`,
  description: 'Description',
  descriptionHint: 'What it is for, for admins.',
  descriptionMissing: 'Say what it is for.',
  subject: 'Subject',
  subjectMissing: 'Write a subject.',
  html: 'HTML content',
  htmlMissing: 'Write the mail.',
  text: 'Text content',
  textHint: 'For mail programs that show no HTML. Left empty, it is made from the HTML.',
  variables: 'Variables',
  variablesHint: 'Filled in for each person. Press one to put it where your cursor was last.',
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
  previewFrame: 'Preview of the mail',
  mail: 'The mail',
  remoteImages: 'Load remote images',
  remoteImagesHint:
    'Their servers then learn that somebody looked. Off, only images inside the mail show.',
  previewNote:
    'Links do nothing here. Each mail also gets a line with a link to unsubscribe at its end.',
};
