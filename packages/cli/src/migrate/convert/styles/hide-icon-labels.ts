import { type Declaration, listDeclarations } from '@docgen/renderer/contract'
import { isIconLink } from '../convert-navbar.js'

/**
 * Rules that hide the labels of navbar links that have only an icon in Docusaurus: docgen adds a label for screen
 * readers and for the menu of narrow windows. `styles` are the site's rules, which insert the icon.
 */
export function hideIconLabels(items: unknown, styles: string): string {
  const links = Array.isArray(items) ? items.filter(isIconLink) : []
  const names = links.flatMap(({ className }) => (typeof className === 'string' ? className.split(/\s+/) : []))
  return [...new Set(names)]
    .filter((name) => /^[\w-]+$/.test(name) && (insertsContent(styles, name) || hasImage(styles, name)))
    .map((name) => `.navbar-link.${name} > :is(span, .icon-external) { display: none; }\n`)
    .join('')
}

/** Whether a rule for the class inserts content before or after the content of its element. */
function insertsContent(styles: string, name: string): boolean {
  return styles
    .split(`.${name}`)
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(rest.indexOf('{'), 0)).replace(/\([^()]*\)/g, ''))
    .some((rest) => /^(?![\w-])[^,]*:(?:before|after)/.test(rest))
}

/** Whether a rule gives the element of the class an image as its background or mask. */
function hasImage(styles: string, name: string): boolean {
  return styles.split('}').some((block) => {
    const at = block.lastIndexOf('{')
    const selectors = block.slice(Math.max(block.lastIndexOf('{', at - 1), 0), Math.max(at, 0))
    const isOfClass = selectors
      .replace(/\([^()]*\)/g, '')
      .split(',')
      .some((selector) => new RegExp(`\\.${name}(?::where)?\\s*$`).test(selector))
    return isOfClass && listDeclarations(block.slice(at + 1)).some(isImage)
  })
}

function isImage({ name, value }: Declaration): boolean {
  return /^(?:background|(?:-webkit-)?mask)(?:-image)?$/.test(name) && /\b(?:url|image-set|gradient)\(/.test(value)
}
