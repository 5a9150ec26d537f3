import { renderWithSatteri } from '../parse/satteri-parser.js'

/**
 * Renders the Markdown that `createMarkdownPage` writes for a page as HTML for programs such as feed readers, which
 * show the title themselves, ignore style sheets, and remove scripts, forms and inline styles. `url` is the absolute
 * URL of the page.
 */
export async function renderPlainHtml(markdown: string, url: string): Promise<string> {
  const html = renderWithSatteri(markdown.replace(TITLE, '$1'))
  // Each pattern begins with `<`, which is escaped in text and code.
  return html
    .replace(ALERT, (_alert, kind: string, next: string) => describeAlert(kind, next))
    .replace(/<(t[hd]) style="text-align: (\w+)">/g, '<$1 align="$2">')
    .replace(/<input type="checkbox"( checked)? disabled>/g, (_box, checked?: string) =>
      checked ? '\u2611' : '\u2610',
    )
    .replace(/<a id="[^"]*"><\/a> ?/g, '')
    .replaceAll('<a href="#', `<a href="${url}#`)
    .trim()
}

// The title is the only level-1 heading of a page, and comes first.
const TITLE = /^(---\n(?:[^\n]+\n)*---\n\n)# [^\n]*(?:\n\n|\n$)/

// As GitHub writes alerts: the kind on the first line of a quote.
const ALERT = /<p>\[!([A-Z]+)\](<\/p>|\n)/g

/**
 * Renders the kind of an alert in bold. The rest of the alert's paragraph, such as a custom title, follows on the next
 * line.
 */
function describeAlert(kind: string, next: string): string {
  const title = `<p><strong>${kind.charAt(0)}${kind.slice(1).toLowerCase()}</strong>`
  return next === '\n' ? `${title}<br>\n` : `${title}</p>`
}
