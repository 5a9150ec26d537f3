const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/
const LENGTH = 300

/** The excerpt of a post. */
export interface Excerpt {
  readonly excerpt: string
  /** Whether the author has marked its end. */
  readonly isMarked?: true
}

/**
 * The excerpt of a post, without markup: everything before `<!-- truncate -->`, else the first paragraph, shortened
 * if it is long.
 */
export function findExcerpt(body: string): Excerpt {
  const mark = TRUNCATE.exec(body)
  const lines = plainLines(mark ? body.slice(0, mark.index) : body)
  const paragraphs = lines.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
  const filled = paragraphs.filter((paragraph) => paragraph !== '')
  return mark ? { excerpt: filled.join(' '), isMarked: true } : { excerpt: cut(filled[0] ?? '') }
}

function plainLines(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^ {0,3}#{1,6} .*$/gm, '')
    .replace(/^:{2,}.*$/gm, '')
    .replace(/<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^<>]*>/gi, '')
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/^ {0,3}(?:>|[-*+] |\d+[.)] )+/gm, '')
    .replace(/(\*\*|__|\*|(?<!`)`+(?!`)|~~)(?=\S)([^*`~]*?)\1/g, '$2')
}

function cut(text: string): string {
  if (text.length <= LENGTH) return text
  const space = text.lastIndexOf(' ', LENGTH)
  return `${text.slice(0, space === -1 ? LENGTH : space).replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/, '')}…`
}
