import { parseFragment } from 'parse5'
import { attributeOf, type Element, findByClass, findElements, hasClass, textOf } from './html-nodes.js'
import { type Outline, squeeze } from './outline.js'

/** A page of a built site. */
export interface PageOutline extends Outline {
  /** Where the link "Edit this page" leads. */
  readonly editUrl: string | undefined
}

/** What a page's text holds: all that has come from its source, and nothing of the layout. */
export function outlinePage(html: string): PageOutline {
  // The sidebar is most of a page.
  const document = parseFragment(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
  const [article] = findByClass(document, 'prose')
  const [editLink] = findByClass(document, 'edit-link')
  const editUrl = editLink && attributeOf(editLink, 'href')
  if (!article) return { editUrl, headings: [], codes: [], codeTitles: [], cells: 0, links: 0, pictures: 0, text: '' }
  return {
    editUrl,
    headings: findElements(article, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).map((heading) =>
      squeeze(textOf(heading, isOfTheme)),
    ),
    codes: findElements(article, ['pre']).map((block) => textOf(block).replace(/\n$/, '')),
    codeTitles: findByClass(article, 'code-title').map((title) => textOf(title, ({ tagName }) => tagName === 'small')),
    cells: findElements(article, ['td', 'th']).length,
    links: findElements(article, ['a']).filter((link) => !isOfTheme(link)).length,
    pictures: findElements(article, ['img']).length,
    text: textOf(article, isOfTheme).replace(/\s+/g, ''),
  }
}

function isOfTheme(element: Element): boolean {
  return ['hash-link', 'code-actions', 'code-title', 'code-more'].some((name) => hasClass(element, name))
}
