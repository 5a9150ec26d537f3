import type { Text } from '@docgen/renderer/contract'

/**
 * What a component asks of the page that it is drawn for, written into its HTML between two U+0000: the compiler puts in
 * where a link leads, a text in the page's language, or a highlighted block of code, and takes elements to the page's head.
 */
export function message(kind: 'cards' | 'code' | 'head' | 'link' | 'text', data: object): string {
  // React would write an apostrophe as an entity.
  const written = encodeURIComponent(JSON.stringify(data)).replaceAll("'", '%27')
  return `\u0000@${kind}:${written}\u0000`
}

/** Whether a reader's browser runs this: there nobody answers messages. */
export function isInBrowser(): boolean {
  return 'document' in globalThis
}

/** Texts of the interface as messages; in a browser the keys themselves, for finished HTML has the texts already. */
export const text: Text = (key, values = {}) => {
  if (isInBrowser()) return key
  const strings = Object.entries(values).map(([name, value]) => [name, String(value)])
  return message('text', { key, values: Object.fromEntries(strings) })
}
