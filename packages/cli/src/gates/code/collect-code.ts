import type { Trial } from '../../session/trial.js'
import { listTexts } from '../text/list-texts.js'
import { listFences } from '../text/mask-code.js'

/** A block of code in a Markdown file. */
export interface CodeBlock {
  readonly file: string
  /** 1-based line of the opening fence. */
  readonly line: number
  /** Number of columns before the code. */
  readonly indent: number
  /** Short name, such as `js`. */
  readonly language: string
  /** The info string of the opening fence, such as `js title="a.js"`. */
  readonly info: string
  readonly code: string
  /** The reason after `no-check`; empty if it is missing, absent without `no-check`. */
  readonly skipReason?: string
}

const ALIASES: Readonly<Record<string, string>> = {
  javascript: 'js',
  typescript: 'ts',
  python: 'py',
  yml: 'yaml',
  jsonc: 'json',
  shell: 'sh',
  bash: 'sh',
}

/** The short name of a language, such as `js` for `javascript`. */
export function nameLanguage(word: string): string {
  const name = word.toLowerCase()
  return ALIASES[name] ?? name
}

const NO_CHECK = /(?:^|\s)no-check(?:="([^"]*)"|='([^']*)'|(?=\s|$))/

const collected = new WeakMap<Trial, readonly CodeBlock[]>()

/** The blocks of code in the Markdown files of the current version. Read once per trial, because several gates need them. */
export function collectCode(trial: Trial): readonly CodeBlock[] {
  const blocks = collected.get(trial) ?? readCode(trial)
  collected.set(trial, blocks)
  return blocks
}

function readCode(trial: Trial): readonly CodeBlock[] {
  return listTexts(trial).flatMap(({ file, text, bodyLine }) =>
    listFences(text, bodyLine).flatMap(({ line, info, code, indent }) => {
      const [, word = ''] = /^([\w+#-]+)/.exec(info) ?? []
      if (word === '' || code.trim() === '') return []
      const noCheck = NO_CHECK.exec(info)
      return [
        {
          file,
          line,
          indent,
          language: nameLanguage(word),
          info,
          code,
          ...(noCheck && { skipReason: noCheck[1] ?? noCheck[2] ?? '' }),
        },
      ]
    }),
  )
}
