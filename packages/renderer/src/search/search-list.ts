/** The lists of an index in the order of their worth: an answer in an earlier one stands before all answers in later ones. */
export const LISTS = ['Title', 'Heading', 'Description', 'Keywords', 'Content'] as const

/** What a hit was found by. */
export type HitType = (typeof LISTS)[number]

/** How many lists there are beside that of the contents: they lie together, because they are short and always asked first. */
export const HEAD_LISTS: number = LISTS.indexOf('Content')
