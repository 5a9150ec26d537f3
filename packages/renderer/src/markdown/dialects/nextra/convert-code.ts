import type { DialectContext } from '../dialect.js'
import { changeFences } from '../fences.js'
import type { SourceLine } from '../source-line.js'

/** A word, a setting with a value, a text or a pattern in quotes, or a list of lines. */
const PART =
  /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{[^{}]*\}|\S+)|"[^"]*"|\/(?:[^/\\]|\\.)+\/[\w#-]*|\{[^{}]*\}(?:#\w+)?|\S+/g

/** Settings of Nextra that docgen does not need: every block has a button to copy, and wraps on demand. */
const UNNEEDED: ReadonlySet<string> = new Set(['copy', 'word-wrap', 'icon', 'caption'])

/** Converts the settings after the language of fences to those of docgen. */
export function convertCode(
  lines: readonly SourceLine[],
  { drop }: Pick<DialectContext, 'drop'>,
): readonly SourceLine[] {
  return changeFences(lines, ({ info, line }) => {
    const [language = ''] = /^[^\s{]*/.exec(info) ?? []
    const settings = [...info.slice(language.length).matchAll(PART)].flatMap(([whole, key, double, single]) => {
      if (key === 'filename') return [`title=${JSON.stringify(double ?? single ?? whole.slice('filename='.length))}`]
      if (key === 'showLineNumbers') return /false/.test(whole) ? [] : ['showLineNumbers']
      if (UNNEEDED.has(key ?? whole)) return []
      if (/^["/]/.test(whole)) {
        drop('marks of words in code', line)
        return []
      }
      return [whole.replace(/#\w+$/, '')]
    })
    const shown = language === '' && settings.length > 0 ? 'txt' : language
    return { info: [shown, ...settings].filter((part) => part !== '').join(' ') }
  })
}
