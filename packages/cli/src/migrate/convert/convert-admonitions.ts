import { isRecord } from '../../config/is-record.js'
import { type Converted, nothing, type Part, putAt } from './converted.js'

const KEYWORDS = new Set(['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'])

/** Directives of docgen: no admonition can have their names. */
const DOCGEN_DIRECTIVES = /^(?:details|tabs|tab)$/

/**
 * Migrates `admonitions` of a content plugin: custom keywords, which Docusaurus renders as info unless a component is
 * swizzled in.
 */
export function convertAdmonitions({ value, path }: Part): Converted {
  if (value === true) return nothing({ status: 'unneeded', path, message: 'docgen always does this' })
  if (value === false) return nothing({ status: 'lost', path, message: 'admonitions cannot be turned off' })
  const { keywords, extendDefaults } = isRecord(value) ? value : {}
  const customKeywords = (Array.isArray(keywords) ? keywords.map(String) : []).filter((word) => !KEYWORDS.has(word))
  const validWords = customKeywords.filter(
    (word) => /^[A-Za-z](?:[\w-]*[A-Za-z\d])?$/.test(word) && !DOCGEN_DIRECTIVES.test(word),
  )
  const invalidWords = customKeywords.filter((word) => !validWords.includes(word))
  const notes = [
    ...(validWords.length > 0
      ? [
          {
            status: 'changed' as const,
            path,
            message: `\`markdown.admonitions\`: ${validWords.join(', ')}`,
            hint: `They look like \`info\`; a rule for the class \`admonition-${validWords[0]}\` in a style sheet of theme.css styles them`,
          },
        ]
      : []),
    ...invalidWords.map((word) => ({
      status: 'lost' as const,
      path,
      message: `\`:::${word}\` cannot be the name of an admonition`,
      hint: 'Choose a name of letters, digits and dashes that docgen does not use',
    })),
    ...(extendDefaults === false
      ? [
          {
            status: 'changed' as const,
            path: [...path, 'extendDefaults'],
            message: "docgen's own kinds remain available",
          },
        ]
      : []),
  ]
  if (notes.length === 0) return nothing({ status: 'unneeded', path, message: 'docgen has these kinds of admonitions' })
  const fields = putAt('markdown.admonitions', Object.fromEntries(validWords.map((word) => [word, 'info'])))
  return { fields: validWords.length > 0 ? fields : {}, comments: {}, notes }
}
