/** Elements that have no content and no end tag. HTML parsers treat the obsolete `param` like one. */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
