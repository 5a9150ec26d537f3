import type { BuiltImage } from './read-page.js'

/** The images of a page of both sites as values to compare. */
export interface PairedImages {
  readonly theirs: readonly string[]
  readonly ours: readonly string[]
}

/**
 * Describes images by name and alternative text. An image that is part of the page has no name, because tools inline
 * small files: it takes the name of the other site's image with the same alternative text.
 */
export function pairInlineImages(theirs: readonly BuiltImage[], ours: readonly BuiltImage[]): PairedImages {
  return { theirs: describe(theirs, ours), ours: describe(ours, theirs) }
}

function describe(images: readonly BuiltImage[], others: readonly BuiltImage[]): readonly string[] {
  const taken = new Set(images.map(({ name }) => name))
  return images.map(({ name, alt }) => {
    if (name !== '') return format(name, alt)
    const other = others.find((candidate) => candidate.alt === alt && !taken.has(candidate.name))
    if (other) taken.add(other.name)
    return format(other?.name ?? '', alt)
  })
}

function format(name: string, alt: string): string {
  return alt === '' ? name : `${name} (${alt.replace(/\s+/g, ' ').trim()})`
}
