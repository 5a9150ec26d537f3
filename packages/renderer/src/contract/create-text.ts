import type { Text } from './base-props.js'
import type { TextCatalog } from './theme.js'

type TextValues = Readonly<Record<string, string | number>>

// The order in which a plural text lists its forms; forms that the language lacks are omitted.
const PLURAL_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Lists the plural forms of a language, in the order in which its texts list them: for English `one` and `other`. */
export function listPluralForms(language: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return PLURAL_ORDER.filter((category) => pluralCategories.includes(category))
}

/**
 * Creates the `text` function of one language. A key missing in both catalogs is returned as is, so that a gap is
 * visible. Plural texts contain their forms separated by `|` and need `values.count`; the last form replaces missing
 * forms. In right-to-left text, values keep their own direction, such as a version's `2.x LTS`.
 */
export function createText(language: string, catalog: TextCatalog, fallback: TextCatalog = {}): Text {
  const rules = new Intl.PluralRules(language)
  const forms = listPluralForms(language)
  // Cached, because every heading of every page uses the same few texts.
  const templates = new Map<string, readonly string[]>()
  return (key, values = {}) => {
    const template = catalog[key] ?? fallback[key] ?? key
    const count = values['count']
    const form = count === undefined ? template : choosePlural(template, forms.indexOf(rules.select(Number(count))))
    let pieces = templates.get(form)
    if (!pieces) {
      pieces = form.split(/\{(\w+)\}/)
      templates.set(form, pieces)
    }
    if (pieces.length === 1) return form
    return fillTemplate(pieces, RIGHT_TO_LEFT.test(form) ? isolateWords(values) : values)
  }
}

// The blocks of scripts that are written from right to left.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Returns the direction of a text by its first letter; `undefined` if it has no letter. */
export function findDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return letter === '' ? undefined : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** Wraps values with letters in Unicode's isolates, which separate them from the direction of the surrounding text. */
function isolateWords(values: TextValues): TextValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    hasLetter(value) ? `\u2068${value}\u2069` : value,
  ])
  return Object.fromEntries(entries)
}

function hasLetter(value: string | number): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value)
}

/** Joins the pieces of a template: every second piece is the name of a value, which replaces it. */
function fillTemplate(pieces: readonly string[], values: TextValues): string {
  let filled = pieces[0] ?? ''
  for (let index = 1; index < pieces.length; index += 2) {
    const name = pieces[index] ?? ''
    filled += (name in values ? values[name] : `{${name}}`) + (pieces[index + 1] ?? '')
  }
  return filled
}

function choosePlural(template: string, index: number): string {
  const variants = template.split('|')
  return variants[Math.min(index, variants.length - 1)] ?? template
}
