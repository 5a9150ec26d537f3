import { isInPackage } from '../../../config/site-path.js'
import type { Note } from '../note.js'
import type { SiteLayout } from '../site-layout.js'

/** The first version of remark-math that extends the parser of remark 13 and later. */
const FIRST_WITH_MICROMARK = 4
/** How plugins extend the parser of remark 12. */
const OLD_SYNTAX = /\b(?:block|inline)Tokenizers\b/
/** How plugins extend the parser of remark 13 and later. */
const NEW_SYNTAX = /\bmicromarkExtensions\b/
/** Maximum number of files of a package to search: no Markdown plugin has more. */
const MAX_FILES = 50

/**
 * Why a plugin changes nothing in Docusaurus 3: it extends the parser of remark 12, which only Docusaurus 2 has.
 * `undefined` if it works. `setting` is the setting of docgen that replaces the plugin.
 */
export function describeOldSyntax(
  source: string,
  setting: string | undefined,
  layout: SiteLayout,
): Pick<Note, 'message' | 'hint'> | undefined {
  if ((layout.majorOf('@docusaurus/core') ?? 3) < 3) return undefined
  // rehype-katex renders the formulas that remark-math finds.
  const subject = source === 'rehype-katex' ? 'remark-math' : source
  if (!isOld(subject, layout)) return undefined
  const major = layout.majorOf(subject)
  const name = major === undefined ? subject : `${subject} ${major}`
  return {
    message: `${name} does nothing in Docusaurus 3: it adds syntax to the parser of Docusaurus 2`,
    ...(setting !== undefined && {
      hint: `If your pages contain formulas, set ${setting} to true, and write \\$ for other dollar signs`,
    }),
  }
}

function isOld(source: string, layout: SiteLayout): boolean {
  if (source === 'remark-math') return (layout.majorOf(source) ?? FIRST_WITH_MICROMARK) < FIRST_WITH_MICROMARK
  const texts = listScripts(source, layout).map((file) => layout.readFile(file) ?? '')
  return texts.some((text) => OLD_SYNTAX.test(text)) && !texts.some((text) => NEW_SYNTAX.test(text))
}

function listScripts(source: string, { listFiles }: SiteLayout): readonly string[] {
  if (source.startsWith('.')) return [source]
  const folder = `node_modules/${source}`
  const files = listFiles(folder).filter((file) => /\.[cm]?js$/.test(file) && !isInPackage(file))
  return files.slice(0, MAX_FILES).map((file) => `${folder}/${file}`)
}
