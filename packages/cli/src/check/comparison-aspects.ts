/** Subjects of the differences between two built sites, in the order of reports. */
export const ASPECTS = [
  'route',
  'title',
  'headings',
  'anchors',
  'canonical',
  'links',
  'words',
  'images',
  'codeBlocks',
] as const

/** Subject of a difference between two built sites. */
export type Aspect = (typeof ASPECTS)[number]
