/** A semicolon in quotes or parentheses does not end a declaration. */
const DECLARATION = /(?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))+/g

/** A comment; an unclosed one extends to the end. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g

/** A CSS declaration. */
export interface Declaration {
  /** Its property, in lower case unless it is custom. */
  readonly name: string
  readonly value: string
  readonly isImportant: boolean
}

/** Splits a block of CSS or a style attribute into its declarations, as written, without comments. */
export function splitDeclarations(css: string): readonly string[] {
  return (css.replace(COMMENT, '').match(DECLARATION) ?? []).filter((declaration) => declaration.includes(':'))
}

/** Parses the declarations in a block of CSS or a style attribute, in order. Omits those without a name or a value. */
export function listDeclarations(css: string): readonly Declaration[] {
  return splitDeclarations(css).flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim()
    const whole = declaration.slice(colon + 1).trim()
    const value = whole.replace(/!\s{0,9}important$/i, '').trimEnd()
    if (name === '' || value === '') return []
    return [{ name: name.startsWith('--') ? name : name.toLowerCase(), value, isImportant: value !== whole }]
  })
}
