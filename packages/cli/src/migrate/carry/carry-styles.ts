import { type Carried, nothing, type Part } from './carried.js'
import type { CarryContext } from './carry-context.js'
import { toSitePath } from './carry-docs.js'
import type { Rule } from './rules.js'

/** The style sheets of the site: written for other elements and variables, so that they are named but not loaded. */
export function carryCustomCss({ layout }: CarryContext): Rule {
  return ({ value, path }: Part): Carried => {
    const files = (Array.isArray(value) ? value : [value]).flatMap((file) =>
      typeof file === 'string' ? [toSitePath(file, layout.siteDir)] : [],
    )
    if (files.length === 0) return nothing()
    return {
      fields: { theme: { css: [] } },
      comments: { 'theme.css': `Written for Infima, the styles of Docusaurus: ${files.join(', ')}` },
      notes: files.map((file) => ({
        fate: 'lost' as const,
        path,
        name: file,
        message: 'it is written for the elements and variables of Docusaurus',
        hint: 'Set the tokens of docgen in a style sheet, and name it in theme.css: see “From Docusaurus” in the manual',
      })),
    }
  }
}
