/** The hint for a problem of an element that the source of its page does not contain. */
export const NOT_IN_SOURCE =
  'The source of the page does not contain it, so look at the plugins in markdown.remarkPlugins and rehypePlugins'
