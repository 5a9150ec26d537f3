import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { decodePath } from '../../read/files/decode-path.js'

/** The targets of a page's links in the PDF. */
export interface PdfLinks {
  /** Base URL of the built site. */
  readonly base: string
  /** URL of the published site, with a slash at the end. */
  readonly onlineUrl: string
  /** Route → name of the page in the PDF. */
  readonly names: ReadonlyMap<string, string>
}

/** A page for the PDF. */
export interface PdfPage {
  /** Its `article`, with ids that are unique in the PDF. */
  readonly html: string
  /** URLs of its style sheets. */
  readonly sheets: readonly string[]
}

/** Elements that the PDF omits. */
const OMITTED: ReadonlySet<string> = new Set(['script', 'template', 'button', 'dialog', 'nav', 'noscript'])
/** Attributes that contain ids. */
const REFERENCES: ReadonlySet<string> = new Set(['id', 'name', 'for', 'headers', 'list'])

/** The content of a built page. `name` is a prefix of all its ids, and the id of its start. */
export function writePdfPage(html: string, name: string, links: PdfLinks): PdfPage {
  const document = parse(html)
  const elements = listElements(document)
  const sheets = elements.flatMap((element) =>
    element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet'
      ? (attributeOf(element, 'href') ?? [])
      : [],
  )
  const article =
    elements.find(({ tagName }) => tagName === 'article') ?? elements.find(({ tagName }) => tagName === 'main')
  if (!article) return { html: '', sheets }
  for (const element of listElements(article)) {
    element.childNodes = element.childNodes.filter((child) => !('tagName' in child) || !isOmitted(child))
    element.attrs = element.attrs.flatMap((attribute) => {
      // Browsers may print before they load images with `loading="lazy"`.
      if (attribute.name === 'loading') return []
      return { ...attribute, value: rewrite(attribute, element, name, links) }
    })
  }
  return { html: `<section id="${name}" class="pdf-page">${serialize(article)}</section>`, sheets }
}

// A link of a heading to itself has no use in a PDF, and Chromium's time grows with the number of link targets.
function isOmitted(element: Tree.Element): boolean {
  return OMITTED.has(element.tagName) || attributeOf(element, 'class') === 'hash-link'
}

function rewrite({ name, value }: Attribute, { tagName }: Tree.Element, prefix: string, links: PdfLinks): string {
  if (REFERENCES.has(name) || /^aria-(?:labelledby|describedby|controls|details)$/.test(name))
    return value
      .split(/\s+/)
      .map((id) => `${prefix}-${id}`)
      .join(' ')
  if (name !== 'href' || tagName !== 'a') return value
  if (value.startsWith('#')) return value === '#' ? `#${prefix}` : `#${prefix}-${value.slice(1)}`
  if (!value.startsWith(links.base)) return value
  const [path = '', hash = ''] = value.slice(links.base.length).split('#', 2)
  const target = links.names.get(routeOf(path))
  if (target === undefined) return links.onlineUrl + value.slice(links.base.length)
  return `#${target}${hash === '' ? '' : `-${hash}`}`
}

/** The route of a URL path without base: `a/`, `a.html` and `a` are `/a`. */
function routeOf(path: string): string {
  const [route = ''] = path.split('?', 1)
  const plain = `/${route.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
  const withoutSlash = plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain
  return decodePath(withoutSlash)
}

type Attribute = Tree.Element['attrs'][number]

function attributeOf({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** An element and everything in it, in the order of the document. Walks without recursion: pages can be deep. */
function listElements(root: Tree.ParentNode): readonly Tree.Element[] {
  const elements: Tree.Element[] = []
  const open: Tree.ParentNode[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) elements.push(node)
    const parents = node.childNodes.filter((child): child is Tree.Element => 'tagName' in child)
    open.push(...parents.reverse())
  }
  return elements
}
