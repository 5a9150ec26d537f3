/** Headings of API pages: key of the UI string → its English text. */
export const API_HEADINGS = {
  'theme.api.authorization': 'Authorization',
  'theme.api.fold.nameless': 'part',
  'theme.api.operations': 'Operations',
  'theme.api.operations.list': 'All operations',
  'theme.api.parameters.cookie': 'Cookie parameters',
  'theme.api.parameters.header': 'Header parameters',
  'theme.api.parameters.path': 'Path parameters',
  'theme.api.parameters.query': 'Query parameters',
  'theme.api.requestBody': 'Request body',
  'theme.api.responses': 'Responses',
  'theme.api.security': 'Authentication',
  'theme.api.security.list': 'Security schemes',
  'theme.api.servers': 'Base URL',
  'theme.api.servers.list': 'Servers',
  'theme.api.webhooks': 'Webhooks',
  'theme.api.webhooks.list': 'Webhook requests',
} as const

/** Key of such a heading. */
export type ApiHeadingKey = keyof typeof API_HEADINGS
