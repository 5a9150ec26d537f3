/** The pages of a PDF. */
export interface PdfPages {
  readonly pageCount: number
  /** Name of a destination → number of its page, from 1. */
  readonly destinations: ReadonlyMap<string, number>
}

/**
 * Reads the number of pages, and the page numbers of named destinations, from a PDF by Chromium, which writes objects
 * in plain text and compresses only their streams.
 */
export function readDestinations(pdf: Buffer): PdfPages {
  const text = pdf.toString('latin1')
  const objects = new Map<string, string>()
  let root: string | undefined
  for (const part of text.split('\nendobj')) {
    // Each part begins with the number of its object, the first part after a header.
    const [, id, body = ''] = /^[^<[]{0,200}?\b(\d{1,9}) 0 obj\n([\s\S]*)/.exec(part.trimStart()) ?? []
    if (id === undefined) continue
    objects.set(id, body)
    if (body.includes('/Type /Catalog')) root = /\/Pages (\d{1,9}) 0 R/.exec(body)?.[1]
  }
  const pages = new Map<string, number>()
  const open = root === undefined ? [] : [root]
  const seen = new Set<string>()
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const [, kids] = (objects.get(id) ?? '').split('/Kids [', 2)
    if (kids === undefined) pages.set(id, pages.size + 1)
    else
      open.push(
        ...[...kids.slice(0, kids.indexOf(']')).matchAll(/\b(\d{1,9}) 0 R/g)].map(([, kid = '']) => kid).reverse(),
      )
  }
  const pageNumbers = new Map<string, number>()
  for (const [, name = '', page = ''] of text.matchAll(/\/([\w-]{1,200}) \[(\d{1,9}) 0 R \/XYZ/g)) {
    const number = pages.get(page)
    if (number !== undefined) pageNumbers.set(name, number)
  }
  return { pageCount: pages.size, destinations: pageNumbers }
}

/** Replaces the dates in a PDF with a fixed one, so that the same site results in the same file. */
export function withoutDates(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20000101000000')
  return Buffer.from(text, 'latin1')
}
