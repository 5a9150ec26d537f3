/** Start and end of a comment; without `close`, the comment ends with its line. */
export interface CommentStyle {
  readonly open: string
  readonly close?: string
}

const SLASHES: CommentStyle = { open: '//' }
const STARS: CommentStyle = { open: '/*', close: '*/' }
const JSX: CommentStyle = { open: '{/*', close: '*/}' }
const HASH: CommentStyle = { open: '#' }
const MARKUP: CommentStyle = { open: '<!--', close: '-->' }
const DASHES: CommentStyle = { open: '--' }
const SEMICOLONS: CommentStyle = { open: ';;' }
const SEMICOLON: CommentStyle = { open: ';' }
const PERCENT: CommentStyle = { open: '%' }
const QUOTE: CommentStyle = { open: "'" }
const BRACE_DASH: CommentStyle = { open: '{-', close: '-}' }
const PAREN_STARS: CommentStyle = { open: '(*', close: '*)' }
const REM: CommentStyle = { open: 'REM' }
const BANG: CommentStyle = { open: '!' }

const C_LIKE = [SLASHES, STARS]
const SCRIPT = [SLASHES, STARS, JSX]
const ALL = [SLASHES, STARS, JSX, HASH, MARKUP, DASHES, SEMICOLONS, SEMICOLON, PERCENT]

const STYLES: readonly (readonly [languages: string, styles: readonly CommentStyle[]])[] = [
  ['javascript js mjs cjs typescript ts mts cts jsx tsx', SCRIPT],
  ['c cpp c++ csharp cs c# java kotlin kt go golang rust rs swift dart scala groovy solidity zig objectivec', C_LIKE],
  ['css', [STARS]],
  ['scss sass less stylus', C_LIKE],
  ['php', [SLASHES, STARS, HASH, MARKUP]],
  ['html markup xml svg mathml vue svelte', [MARKUP, SLASHES, STARS]],
  // As in Docusaurus: an example of how to write a JavaScript block keeps the comments of that block.
  ['markdown md', [MARKUP, JSX, HASH]],
  ['mdx', [MARKUP, JSX, HASH, SLASHES]],
  ['python py ruby rb bash sh shell zsh yaml yml toml docker dockerfile makefile perl r elixir ignore nginx', [HASH]],
  ['powershell ps1 pwsh', [HASH, { open: '<#', close: '#>' }]],
  ['ini properties', [HASH, SEMICOLON]],
  ['graphql gql', [HASH]],
  ['json json5 jsonc', C_LIKE],
  ['sql plsql', [DASHES, STARS, HASH]],
  ['lua ada vhdl', [DASHES]],
  ['haskell hs elm purescript', [DASHES, BRACE_DASH]],
  ['lisp elisp clojure scheme racket wasm asm', [SEMICOLONS, SEMICOLON]],
  ['latex tex matlab erlang prolog', [PERCENT]],
  ['vbnet visual-basic vba', [QUOTE, REM]],
  ['batch', [REM, { open: '::' }]],
  ['fortran f90', [BANG]],
  ['ocaml fsharp f# pascal', [PAREN_STARS, SLASHES]],
]

const BY_LANGUAGE: ReadonlyMap<string, readonly CommentStyle[]> = new Map(
  STYLES.flatMap(([languages, styles]) =>
    languages.split(' ').map((language): [string, readonly CommentStyle[]] => [language, styles]),
  ),
)

/** Returns the comment styles of a language; all common styles for an unlisted language. */
export function commentStyles(language: string): readonly CommentStyle[] {
  return BY_LANGUAGE.get(language) ?? ALL
}
