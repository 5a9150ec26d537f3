import { API_DIAGNOSTICS } from './diagnostics/api.js'
import { COMMAND_DIAGNOSTICS } from './diagnostics/commands.js'
import { LINK_DIAGNOSTICS } from './diagnostics/links.js'
import { MARKDOWN_DIAGNOSTICS } from './diagnostics/markdown.js'
import { SITE_DIAGNOSTICS } from './diagnostics/site.js'

/**
 * Every diagnostic code by topic, in the order of the manual. The manual's page and `docgen explain <code>` come from
 * it. Loaded on use: a build needs only the type of the codes.
 */
export const DIAGNOSTIC_CATALOG = {
  ...LINK_DIAGNOSTICS,
  ...MARKDOWN_DIAGNOSTICS,
  ...SITE_DIAGNOSTICS,
  ...API_DIAGNOSTICS,
  ...COMMAND_DIAGNOSTICS,
}

type Catalog = typeof DIAGNOSTIC_CATALOG

/** Stable kebab-case name of the rule that a diagnostic belongs to. */
export type DiagnosticCode = { [Topic in keyof Catalog]: keyof Catalog[Topic] }[keyof Catalog]
