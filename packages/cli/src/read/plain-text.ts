import { isComponentName } from '@docgen/renderer/contract'

const ESCAPE_OR_CODE = /\\([!-/:-@[-`{-~])|(?<!`)(`+)(?!`)(.*?)(?<!`)\2(?!`)/g

/** Applies `change` to Markdown, except to code and escaped characters, which lose their backticks and backslashes. */
export function changeOutsideCode(markdown: string, change: (text: string) => string): string {
  // No source contains U+0000.
  const literals: string[] = []
  const text = markdown.replace(
    ESCAPE_OR_CODE,
    (_whole, escaped: string | undefined, _ticks, code: string) => `\0${literals.push(escaped ?? code) - 1}\0`,
  )
  return change(text).replace(/\0(\d+)\0/g, (_whole, index: string) => literals[Number(index)] ?? '')
}

/** Removes the delimiters of strong, emphasized and deleted text. An underscore within a word is not a delimiter. */
export function removeEmphasis(text: string): string {
  return text
    .replace(/(\*\*|__|~~)(?=\S)((?:(?!\1).|\n(?!\n))+)(?<=\S)\1/g, '$2')
    .replace(/(^|[^\w\\])\*(?=\S)((?:[^*\n]|\n(?!\n))+)(?<=[^\s\\])\*(?!\w)/gm, '$1$2')
    .replace(/(^|[^\w\\])_(?=\S)((?:[^_\n]|\n(?!\n)|(?<=\w)_(?=\w)){1,300})(?<=[^\s\\])_(?!\w)/gm, '$1$2')
}

/**
 * Removes HTML tags; `<K, V>` is not a tag. With `isPlain`, keeps tags of components: plain Markdown shows them as
 * text.
 */
export function removeTags(text: string, { isPlain = false }: { readonly isPlain?: boolean } = {}): string {
  return text.replace(/<\/?([a-z][\w.:-]*)(?:\s[^<>]*)?\/?>/gi, (tag, name: string) =>
    isPlain && isComponentName(name) ? tag : '',
  )
}
