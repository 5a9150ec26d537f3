const AUTOLINK = 'GFM makes a link of an address that stands in the text without brackets'

/** CommonMark examples, numbered from 1, for which docgen's HTML differs from the specification, with the reason. */
export const commonmarkDifferences: ReadonlyMap<number, string> = new Map([
  [163, 'a tag with a capital letter is JSX: it is shown as text and reported, and Markdown in it is read'],
  [475, 'an image without alternative text is reported, and hidden from screen readers by an empty one'],
  [602, AUTOLINK],
  [606, AUTOLINK],
  [608, AUTOLINK],
  [611, AUTOLINK],
  [612, AUTOLINK],
])
