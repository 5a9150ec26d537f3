/** The lists of an index by rank: a hit in an earlier list precedes all hits in later ones. */
export const LISTS = ['Title', 'Heading', 'Description', 'Keywords', 'Content'] as const

/** The list that a hit was found in. */
export type HitType = (typeof LISTS)[number]

/** Number of lists before the content: they are stored together, because they are short and always searched first. */
export const HEAD_LISTS: number = LISTS.indexOf('Content')
