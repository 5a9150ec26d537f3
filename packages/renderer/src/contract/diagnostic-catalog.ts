import { API_DIAGNOSTICS } from './diagnostics/api.js'
import { COMMAND_DIAGNOSTICS } from './diagnostics/commands.js'
import { DEPLOY_DIAGNOSTICS } from './diagnostics/deploy.js'
import { EDITION_DIAGNOSTICS } from './diagnostics/editions.js'
import { GATE_DIAGNOSTICS } from './diagnostics/gates.js'
import { LINK_DIAGNOSTICS } from './diagnostics/links.js'
import { MARKDOWN_DIAGNOSTICS } from './diagnostics/markdown.js'
import { MDX_DIAGNOSTICS } from './diagnostics/mdx.js'
import { SITE_DIAGNOSTICS } from './diagnostics/site.js'

/**
 * Every diagnostic code by topic, in the order of the manual. The manual's page and `docgen explain <code>` come from
 * it. Loaded on use: a build needs only the type of the codes.
 */
export const DIAGNOSTIC_CATALOG = {
  ...LINK_DIAGNOSTICS,
  ...MARKDOWN_DIAGNOSTICS,
  ...MDX_DIAGNOSTICS,
  ...SITE_DIAGNOSTICS,
  ...EDITION_DIAGNOSTICS,
  ...API_DIAGNOSTICS,
  ...COMMAND_DIAGNOSTICS,
  ...DEPLOY_DIAGNOSTICS,
  ...GATE_DIAGNOSTICS,
}

type Catalog = typeof DIAGNOSTIC_CATALOG

/** Stable kebab-case name of the rule that a diagnostic belongs to. */
export type DiagnosticCode = { [Topic in keyof Catalog]: keyof Catalog[Topic] }[keyof Catalog]
