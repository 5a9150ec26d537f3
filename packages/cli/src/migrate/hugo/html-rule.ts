import type { ContentRule } from '../rewrite/content-rule.js'

const FRONT_MATTER = /^(?:-{3}|\+{3}|\{)[ \t]*\r?\n/

/** Whether a file in HTML is a page: Hugo copies those without front matter. */
export function isHtmlPage(path: string, text: string): boolean {
  return /\.html?$/i.test(path) && FRONT_MATTER.test(text)
}

/** Makes pages in HTML pages in Markdown with the same HTML. `folders` are those of the content. */
export function createHtmlRule(folders: readonly string[], paths: readonly string[]): ContentRule {
  return {
    name: 'pages in HTML become Markdown files with the same HTML',
    paths,
    rewrite: (file) => {
      const isContent = folders.some((folder) => folder === '' || file.path.startsWith(`${folder}/`))
      if (!isContent || !isHtmlPage(file.path, file.text)) return file
      return { path: file.path.replace(/\.html?$/i, '.md'), text: writeMarkdown(file.text) }
    },
  }
}

/**
 * Encloses the HTML in an element that Markdown reads as a whole: it would end at a blank line, so these are removed,
 * or in preformatted text written as a space.
 */
function writeMarkdown(text: string): string {
  const lines = text.split(/\r?\n/)
  const mark = (lines[0] ?? '').trim()
  const closing = mark === '{' ? '}' : mark
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === closing)
  if (end === -1) return text
  let isPreformatted = false
  const body: string[] = []
  for (const line of lines.slice(end + 1)) {
    if (line.trim() !== '') body.push(line)
    else if (isPreformatted) body.push('&#32;')
    const tags = [...line.matchAll(/<(\/?)(?:pre|textarea)\b/gi)]
    const [, slash] = tags.at(-1) ?? []
    if (slash !== undefined) isPreformatted = slash === ''
  }
  const html = body.length === 0 ? [] : ['', '<div>', ...body, '</div>']
  return `${[...lines.slice(0, end + 1), ...html].join('\n')}\n`
}
