import { LANGUAGE_MODULES } from '../../highlight/language-modules.js'

/** Grammar that starts a search at each character → pattern that ends the search before the end of the block. */
const SEARCH_ENDS: ReadonlyMap<string, RegExp> = new Map([
  ...['css', 'less', 'scss', 'nginx'].map((language): [string, RegExp] => [language, /[{};]/]),
  ['asciidoc', /\]/],
  ['markdown', /\]|\n\n/],
  ['aspnet', />/],
  // Names of several parts: `a.b.c`.
  ...['csharp', 'apex', 'zig', 'rego'].map((language): [string, RegExp] => [language, /[;{}()=,"]/]),
])
/** Grammars that search, at each tag, up to its end. */
const WITH_TAGS: ReadonlySet<string> = new Set([
  ...['markup', 'cshtml', 'django', 'ejs', 'erb', 'etlua', 'ftl', 'handlebars', 'javadoc', 'latte', 'liquid'],
  ...['parser', 'smarty', 'soy', 'textile', 'tt2', 'twig', 'velocity', 'wiki', 'xeora', 'xquery'],
])
/** Maximum length of a search by these grammars, in characters; code with a longer search is not highlighted. */
const MAX_SEARCH_LENGTH = 5000

/** Whether a grammar of Prism would search so long in some code that it takes too much time to highlight. */
export function hasLongSearch(code: string, language: string): boolean {
  if (code.length <= MAX_SEARCH_LENGTH) return false
  const grammar = LANGUAGE_MODULES.get(language) ?? ''
  if (WITH_TAGS.has(grammar))
    return code.split('>').some((part) => part.includes('<') && part.length - part.indexOf('<') > MAX_SEARCH_LENGTH)
  const end = SEARCH_ENDS.get(grammar)
  return end ? code.split(end).some(({ length }) => length > MAX_SEARCH_LENGTH) : false
}
