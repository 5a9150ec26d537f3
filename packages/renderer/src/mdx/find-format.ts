import { openMdxFences } from './open-mdx-fences.js'

/** The syntax of a file. */
export type DocumentFormat = 'md' | 'mdx'

/**
 * The setting in the config, or in a file's front matter, for the syntax of `.md` files. `detect`: MDX if the text uses
 * it.
 */
export type FormatSetting = DocumentFormat | 'detect'

const FENCED_CODE = /^[ \t>]*(`{3,}|~{3,})[^\n]*$[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm
const INLINE_CODE = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g
const ESM =
  /^(?:import\s*(?:(?:[\w$]+\s*,\s*)?(?:[\w$]+|\*\s*as\s+[\w$]+|\{[^{}'"]*\})\s*from\s*)?['"][^'"\n]+['"]|export\s+(?:default|const|let|var|function|class|async)\b|export\s*[*{])/m
const COMPONENT = /<[A-Z][\w.]*(?:\s[^<>]*)?\/?>/

/** The format of a file: `.mdx` is MDX unless its front matter overrides it; others depend on `setting`. */
export function findFormat(path: string, text: string, setting: FormatSetting): DocumentFormat {
  if (/\.mdx$/i.test(path)) return 'mdx'
  if (setting !== 'detect') return setting
  return usesMdx(text) ? 'mdx' : 'md'
}

/** Whether a text has imports, exports or components outside of code. */
export function usesMdx(text: string): boolean {
  if (!ESM.test(text) && !COMPONENT.test(text)) return false
  const prose = withoutCode(text)
  return ESM.test(prose) || COMPONENT.test(prose)
}

/** A text without its code blocks and inline code: what remains is what MDX parses. */
export function withoutCode(text: string): string {
  return openMdxFences(text).replace(FENCED_CODE, '').replace(INLINE_CODE, '')
}
