import type { DeprecationView, ExternalDocsView, ServerView } from '../../contract/index.js'
import { toQuotedLabel } from '../json-value.js'
import type { Deprecation, ExternalDocs } from '../nouns/described.js'
import type { Server } from '../nouns/server.js'
import { type ApiDraft, addWords, describe, describeField, linkOut } from './api-draft.js'

// One line without Markdown.
const PLAIN_TITLE = /^[^\n\\`*_[\]<>&$:]{1,80}$/

/** The field of a view for a deprecation, if present. */
export function viewDeprecation(
  draft: ApiDraft,
  deprecation: Deprecation | undefined,
): { readonly deprecation?: DeprecationView } {
  if (!deprecation) return {}
  return { deprecation: deprecation.reason ? { html: describe(draft, deprecation.reason) } : {} }
}

/** The field of a view for external documentation, if present. */
export function viewExternalDocs(
  draft: ApiDraft,
  docs: ExternalDocs | undefined,
): { readonly externalDocs?: ExternalDocsView } {
  if (!docs) return {}
  const { href: url, pointer, description } = docs
  const href = linkOut(draft, url, pointer)
  const title = description?.text.trim()
  if (title === undefined || !PLAIN_TITLE.test(title))
    return { externalDocs: { href, label: url, isUrl: true, ...describeField(draft, description) } }
  addWords(draft, title)
  return { externalDocs: { href, label: title, isUrl: false } }
}

/** A server with its variables. */
export function viewServer(draft: ApiDraft, { url, name, description, variables }: Server): ServerView {
  return {
    url,
    ...(name !== undefined && { name }),
    ...describeField(draft, description),
    variables: variables.map(({ name, defaultValue, values, description: about }) => ({
      name,
      defaultValue: toQuotedLabel(defaultValue),
      values: values.map((value) => toQuotedLabel(value)),
      ...describeField(draft, about),
    })),
  }
}
