/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  confirmSend: 'Are you sure you want to send this campaign? This action cannot be undone.',
  campaignIncomplete: 'Campaign name, subject, and template are required',
  campaignCreated: 'Campaign created successfully!',
  campaignSent: 'Campaign sent successfully!',
  alreadySending: 'This campaign is being sent already. Nobody gets it twice.',
  alreadySent: 'This campaign was sent already. Nobody gets it twice.',
  campaignCreateFailed: 'Failed to create campaign',
  campaignSendFailed: 'Failed to send campaign',
  templateIncomplete: 'Name, description, subject, and HTML content are required',
  templateCreated: 'Template created successfully!',
  templateUpdated: 'Template updated successfully!',
  templateDeleted: 'Template deleted successfully!',
  templateCreateFailed: 'Failed to create template',
  templateUpdateFailed: 'Failed to update template',
  templateDeleteFailed: 'Failed to delete template',
  confirmTemplateDelete: (name: string) =>
    `Are you sure you want to delete the template "${name}"? This action cannot be undone.`,
} as const;
