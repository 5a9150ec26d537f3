import { openMdxFences } from './open-mdx-fences.js'

/** How a file's text is read. */
export type DocumentFormat = 'md' | 'mdx'

/** What the config, or a file's front matter, says of the syntax of `.md` files. `detect`: MDX where the text uses it. */
export type FormatSetting = DocumentFormat | 'detect'

const FENCED_CODE = /^[ \t>]*(`{3,}|~{3,})[^\n]*$[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm
const INLINE_CODE = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g
const ESM =
  /^(?:import\s*(?:(?:[\w$]+\s*,\s*)?(?:[\w$]+|\*\s*as\s+[\w$]+|\{[^{}'"]*\})\s*from\s*)?['"][^'"\n]+['"]|export\s+(?:default|const|let|var|function|class|async)\b|export\s*[*{])/m
const COMPONENT = /<[A-Z][\w.]*(?:\s[^<>]*)?\/?>/

/** Whether a file is MDX: every `.mdx` is, unless its front matter says otherwise; another by `setting`. */
export function findFormat(path: string, text: string, setting: FormatSetting): DocumentFormat {
  if (/\.mdx$/i.test(path)) return 'mdx'
  if (setting !== 'detect') return setting
  return usesMdx(text) ? 'mdx' : 'md'
}

/** Whether a text has imports, exports or components outside of code. */
function usesMdx(text: string): boolean {
  if (!ESM.test(text) && !COMPONENT.test(text)) return false
  const prose = withoutCode(text)
  return ESM.test(prose) || COMPONENT.test(prose)
}

/** A text without its code blocks and its code in lines: what is left is what MDX reads. */
export function withoutCode(text: string): string {
  return openMdxFences(text).replace(FENCED_CODE, '').replace(INLINE_CODE, '')
}
