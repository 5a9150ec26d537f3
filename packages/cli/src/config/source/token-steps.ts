import type { Token } from './tokenize.js'

/** Whether a token is this punctuation. */
export function isSign(token: Token | undefined, value: string): boolean {
  return token?.kind === 'sign' && token.value === value
}

/** Whether a token is this name or keyword. */
export function isWord(token: Token | undefined, value: string): boolean {
  return token?.kind === 'word' && token.value === value
}

/**
 * Index of the comma or closing bracket after the value that starts at an index; the number of tokens if there is
 * none.
 */
export function skipValue(tokens: readonly Token[], index: number): number {
  let depth = 0
  for (let at = index; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'sign') continue
    if (token.value === '{' || token.value === '[' || token.value === '(') depth++
    else if (token.value === '}' || token.value === ']' || token.value === ')') {
      if (depth === 0) return at
      depth--
    } else if (depth === 0 && (token.value === ',' || token.value === ';')) return at
  }
  return tokens.length
}
