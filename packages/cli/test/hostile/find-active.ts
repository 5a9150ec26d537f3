import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** Everything that runs or loads in a page beside the site's own scripts. */
export function findActive(html: string): readonly string[] {
  const active: string[] = []
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('childNodes' in node) waiting.push(...node.childNodes)
    if (!('attrs' in node)) continue
    const [script] = node.nodeName === 'script' ? node.childNodes : []
    const isData = node.attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json')
    if (script && 'value' in script && script.value.includes('alert') && !isData) active.push(script.value)
    if (['iframe', 'object', 'embed', 'form'].includes(node.nodeName) && !isOwnForm(node.attrs))
      active.push(node.nodeName)
    for (const { name, value } of node.attrs) {
      const isActive =
        name.startsWith('on') ||
        name === 'srcdoc' ||
        /^\s*(?:javascript|data|vbscript):/i.test(value.replace(/\s/g, ''))
      if (isActive && name !== 'content') active.push(`${node.nodeName} ${name}=${value}`)
    }
  }
  return active
}

/** The theme's search, and its dialog, which sends nothing. */
function isOwnForm(attributes: readonly { readonly name: string; readonly value: string }[]): boolean {
  return attributes.some(
    ({ name, value }) =>
      (name === 'role' && value === 'search') || name === 'action' || (name === 'method' && value === 'dialog'),
  )
}
