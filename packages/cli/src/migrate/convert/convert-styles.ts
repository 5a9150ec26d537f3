import { languageOf } from '../../session/styles/compile-style.js'
import { fromConfig } from '../docusaurus/from-config.js'
import type { ConvertContext } from './convert-context.js'
import { type Converted, nothing, type Part } from './converted.js'
import type { Note } from './note.js'
import type { Rule } from './rules.js'
import { translateStyles } from './translate-styles.js'

/** The style sheet for the site's colors and fonts. */
export const NEW_STYLES = 'site.css'

/** Notes about a Sass style sheet. */
const SASS = {
  compiled: '. Your sass compiled it, and docgen took colors and fonts from the result',
  missing:
    '. It is Sass, and the package sass is not installed: only colors and fonts that are plain CSS were read. Install sass, and run this again with --force',
  failed: '. It is Sass, which your sass could not compile: only colors and fonts that are plain CSS were read',
} as const

/** The style sheets of the site. Their rules target other elements, so only colors and fonts are migrated. */
export function convertCustomCss({ layout }: ConvertContext): Rule {
  return ({ value, path }: Part): Converted => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value]
    const files = list.flatMap((file) => (typeof file === 'string' ? [fromConfig(file, layout.siteDir)] : []))
    if (files.length === 0) return nothing()
    const sheets = files.map((name) => ({ name, ...layout.readStyleSheet(name) }))
    const styles = translateStyles(sheets.map(({ css }) => css))
    const rules = sheets.map(
      ({ name, sass }): Note => ({
        fate: 'lost',
        path,
        name,
        message: `its rules are written for the elements and variables of Docusaurus${sass === undefined ? '' : wordsOf(sass, name)}`,
        hint: 'Add rules that you need to a CSS file, and add that file to theme.css',
      }),
    )
    if (styles === '') return nothing(...rules)
    const tokens: Note = { fate: 'changed', path, name: 'colors and fonts', message: `tokens in \`${NEW_STYLES}\`` }
    return {
      fields: { theme: { css: [`./${NEW_STYLES}`] } },
      comments: { 'theme.css': `Colors and fonts from ${files.join(', ')}` },
      notes: [tokens, ...rules],
      styles,
    }
  }
}

function wordsOf(state: keyof typeof SASS, file: string): string {
  const words = SASS[state]
  return languageOf(file) === 'Less' ? words.replaceAll('Sass', 'Less').replaceAll('sass', 'less') : words
}
