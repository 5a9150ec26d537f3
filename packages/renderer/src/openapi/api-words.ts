import { createText } from '../contract/create-text.js'
import type { Text } from '../contract/index.js'

/** Headings of API pages: key of the UI string → its English text. */
export const API_HEADINGS = {
  'theme.api.authorization': 'Authorization',
  'theme.api.event.bindings': 'Protocol settings',
  'theme.api.event.messages': 'Messages',
  'theme.api.event.parameters': 'Channel parameters',
  'theme.api.event.reply': 'Reply',
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
  'theme.api.usedBy': 'Used by',
  'theme.api.webhooks': 'Webhooks',
  'theme.api.webhooks.list': 'Webhook requests',
  'theme.api.workflow.inputs': 'Inputs',
  'theme.api.workflow.outputs': 'Outputs',
  'theme.api.workflow.steps': 'Steps',
  'theme.api.workflows': 'Workflows',
} as const

/** Key of a heading in `API_HEADINGS`. */
export type ApiHeadingKey = keyof typeof API_HEADINGS

/** Strings of API pages other than headings: key of the UI string → its English text. */
export const API_WORDS = {
  'theme.api.conflict.different': '{name} is {value} in one part and {other} in another',
  'theme.api.conflict.enum': 'no value is in all enum lists',
  'theme.api.conflict.range': '{least} is {low}, and {most} is {high}',
  'theme.api.security.apiKey': 'API key',
  'theme.api.security.apiKey.cookie': 'API key in cookie {name}',
  'theme.api.security.apiKey.header': 'API key in header {name}',
  'theme.api.security.apiKey.query': 'API key in query {name}',
  'theme.api.security.mutualTLS': 'Mutual TLS',
  'theme.api.type.any': 'any',
  'theme.api.type.anyOf': 'any of',
  'theme.api.type.never': 'never',
  'theme.api.type.oneOf': 'one of',
  'theme.api.type.tuple': 'tuple',
} as const

/** Key of a string in `API_WORDS`. */
export type ApiWordKey = keyof typeof API_WORDS

/** Returns a string of API pages in English, for diagnostics and for ids, which are the same in all languages. */
export const inEnglish: Text = createText('en', { ...API_HEADINGS, ...API_WORDS })
