import { convertExpressiveMeta } from '../../code/convert-expressive-meta.js'
import type { DialectContext } from '../dialect.js'
import { type ChangedFence, changeFences, type FenceText } from '../fences.js'
import type { SourceLine } from '../source-line.js'
import { convertDiff } from './convert-diff.js'

/** Languages whose code can begin with the name of its file. */
const WITH_FILE: ReadonlySet<string> = new Set(
  (
    'astro cjs htm html js jsx mjs svelte ts tsx typescript vb vue csv env ini json toml xml yaml yml css less sass scss styl ' +
    'stylus xsl markdown md mdx javascript'
  ).split(' '),
)
const SHELLS: ReadonlySet<string> = new Set(
  'ansi bash bat batch cmd console fish powershell ps ps1 sh shell zsh'.split(' '),
)
/** Languages with other names in docgen. */
const RENAMED: Readonly<Record<string, string>> = { ansi: 'txt', ps: 'powershell', shellscript: 'sh' }
/** The word that is alone in a comment. */
const COMMENT = /^(?:\/\/|#(?!!)|<!--|\/\*)[ \t]*([^\s*]+?)(?:[ \t]*(?:-->|\*\/))?$/
/** The language of the code in a diff. */
const LANGUAGE = /(?:^|\s)lang=["']?([\w+#-]+)/
const FILE = /^[\w./~%[\]+-]*\.(\w+)$/

/** Converts the settings of Expressive Code after the language of fences to those of docgen. */
export function convertCode(
  lines: readonly SourceLine[],
  { drop }: Pick<DialectContext, 'drop'>,
): readonly SourceLine[] {
  return changeFences(lines, (fence) => convertFence(fence, drop))
}

function convertFence(fence: FenceText, drop: DialectContext['drop']): ChangedFence {
  const { info, code, line } = fence
  const [language = ''] = /^[^\s{"'/]*/.exec(info) ?? []
  const meta = info.slice(language.length)
  const settings = convertExpressiveMeta(meta, (kind) => drop(kind, line))
  const diff = language === 'diff' ? convertDiff(fence) : undefined
  const shownAs = (language === 'diff' ? LANGUAGE.exec(meta)?.[1] : undefined) ?? language
  const name = Object.hasOwn(RENAMED, shownAs) ? RENAMED[shownAs] : shownAs
  if (diff) settings.push(...diff.settings)
  const hasTitle = /(?:^|\s)title=/.test(meta) || /\bframe=["']?(?:none|terminal)/.test(meta)
  const file = hasTitle || SHELLS.has(language) ? undefined : findFile(code, language)
  if (file) settings.unshift(`title="${file.name}"`)
  if (settings.join(' ') === meta.trim() && name === language) return { info }
  // Without a language, the first setting would be the language.
  const shown = name === '' && settings.length > 0 ? 'txt' : name
  const kept = file ? code.slice(file.lines) : diff?.code
  return { info: [shown, ...settings].filter((part) => part !== '').join(' '), ...(kept && { code: kept }) }
}

/** The name of the file in a comment at the start of the code, and the number of lines to remove with it. */
function findFile(
  code: readonly SourceLine[],
  language: string,
): { readonly name: string; readonly lines: number } | undefined {
  if (!WITH_FILE.has(language)) return undefined
  // Only a comment in the first line: without it, the code has the line numbers of Expressive Code.
  const name = COMMENT.exec(code[0]?.text.trim() ?? '')?.[1] ?? ''
  const extension = FILE.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!WITH_FILE.has(extension) && !SHELLS.has(extension)) return undefined
  return { name, lines: code[1]?.text.trim() === '' ? 2 : 1 }
}
