import { trimUrl } from '@docgen/renderer/contract'
import { parseFragment } from 'parse5'

/** The `href` of every link in trusted HTML from the config, in order, without the white space that browsers ignore. */
export function collectHtmlLinks(html: string): string[] {
  const links: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('tagName' in node && node.tagName === 'a' && 'attrs' in node && Array.isArray(node.attrs)) {
      const attributes: readonly { readonly name: string; readonly value: string }[] = node.attrs
      links.push(...attributes.filter(({ name }) => name === 'href').map(({ value }) => trimUrl(value)))
    }
    if ('childNodes' in node && Array.isArray(node.childNodes)) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html))
  return links
}
