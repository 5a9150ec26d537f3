/** Elements that have no content and no end tag; parsers of HTML also read the obsolete `param` so. */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
